import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { adminPaths, recordPath } from '../../../../src/admin/adminPaths';
import { checkContent, type Finding } from '../../../../src/admin/dashboard/health';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { noRows, openAdmin, until } from '../support/openAdmin';
import { press } from '../support/render';

/* The dashboard leads to the field in which a fault of the content can be mended. */

const CATEGORY = 'safety-tapes';

/** Opens the dashboard, and gives the built-in content a fault of every kind. */
async function openWithFaults() {
  await openAdmin(adminPaths.dashboard);
  await act(async () => {
    await changeContent(({ products, categories, blog, settings }) => ({
      products: products.map((one, index) =>
        index === 0
          ? {
              ...one,
              ...noRows,
              category: 'none',
              industries: ['nowhere'],
              images: [],
              shortDescription: '',
              seo: { title: 'x', description: '' },
            }
          : one,
      ),
      categories: categories.map((one) =>
        one.id === CATEGORY
          ? { ...one, description: '<a href="/none">x</a>', seo: { title: '', description: 'x' } }
          : one,
      ),
      blog: blog.map((one, index) => (index === 0 ? { ...one, content: '<p>x</p>' } : one)),
      settings: settings.map((one) => ({ ...one, contact: { ...one.contact, email: '' } })),
    }));
  });
}

const openPanel = async (title: string) => {
  const head = await until(() =>
    [...document.querySelectorAll<HTMLElement>('h3 button')].find((one) => one.textContent?.includes(title)),
  );
  if (head.getAttribute('aria-expanded') === 'false') await press(head);
};

const linkOf = ({ name, detail }: Finding) =>
  until(() =>
    [...document.querySelectorAll('li')]
      .find(({ textContent }) => textContent === `${name}${detail}`)
      ?.querySelector('a'),
  );

const openedTab = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent ?? '';

/** Whether the field has the focus: react-admin gives each input a class with its name. */
const isFocused = (field: string) => Boolean(document.activeElement?.closest(`[class~="ra-input-${field}"]`));

describe('a row of the content health opens', () => {
  it.each([
    ['Unknown category', 'products', 'Basics', 'category'],
    ['Unknown industry', 'products', 'Basics', 'industries'],
    ['No title or description for search engines', 'products', 'Search engines', 'seo.description'],
    ['No title or description for search engines', 'categories', '', 'seo.title'],
    ['Links that lead nowhere', 'categories', '', 'description'],
    ['Articles without a link', 'blog', 'Text', 'content'],
    ['Texts that are missing', 'products', 'Basics', 'shortDescription'],
    ['Contact details that are missing', 'settings', 'Contact', 'contact.email'],
    ['Products without a picture', 'products', 'Pictures', 'images'],
  ] as const)('“%s” of %s in “%s” at %s', async (title, resource, tab, field) => {
    await openWithFaults();
    const content = await currentContent();
    const check = checkContent(content).find((one) => one.title === title);
    const ids = { products: content.products[0]?.id, categories: CATEGORY, blog: content.blog[0]?.id };
    const id = resource === 'settings' ? 'settings' : String(ids[resource]);
    const found = check?.findings.find(({ to }) => to === recordPath(resource, id));
    if (!found) throw new Error(`There is no finding for ${id}.`);
    await openPanel(title);
    const link = await linkOf(found);
    await press(link);
    await until(() => isFocused(field));
    expect(openedTab()).toBe(tab);
  });
});
