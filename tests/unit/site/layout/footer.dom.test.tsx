import { beforeEach, expect, it } from 'vitest';
import { config } from '../../../../src/shared/config';
import { mainMenu } from '../../../../src/shared/mainMenu';
import { Footer } from '../../../../src/site/layout/Footer';
import { render } from '../support/render';

/* Specification, sections 2 and 9. */

const { year, ...data } = {
  categories: Array.from({ length: 9 }, (_, index) => ({
    id: `category-${index}`,
    name: `Category ${index}`,
    icon: 'package',
  })),
  industries: Array.from({ length: 8 }, (_, index) => ({
    id: `industry-${index}`,
    name: `Industry ${index}`,
  })),
  contact: {
    address: '1 Tape Street\nChennai 600079',
    phone1: '+91 44 5550 0100',
    phone2: '+91 44 5550 0101',
    email: 'sales@tape.example',
  },
  socialLinks: [{ name: 'LinkedIn', address: 'https://www.linkedin.com/company/tape' }],
  year: 2020,
};

let footer: HTMLElement;
beforeEach(async () => {
  ({ shell: footer } = await render(<Footer data={{ ...data, year }} />));
});

/** The text and the address of every link, in a part of the footer or in all of it. */
const linksIn = (part: Element = footer) =>
  Array.from(part.querySelectorAll('a'), (link) => [link.textContent, link.getAttribute('href')]);

function section(title: string): Element {
  const heading = [...footer.querySelectorAll('section h2')].find(({ textContent }) => textContent === title);
  const found = heading?.closest('section');
  if (!found) throw new Error(`The footer has no section ${title}`);
  return found;
}

it('shows seven of many categories, and a link to all products', () => {
  expect(linksIn(section('Categories'))).toEqual([
    ...data.categories.slice(0, 7).map(({ id, name }) => [name, `/products?category=${id}`]),
    ['View All...', '/products'],
  ]);
});

it('shows six of many industries, and a link to all of them', () => {
  expect(linksIn(section('Industries'))).toEqual([
    ...data.industries.slice(0, 6).map(({ id, name }) => [name, `/products?industry=${id}`]),
    ['View All...', '/industries'],
  ]);
});

it('the two links to more have names that tell them apart', () => {
  const names = Array.from(footer.querySelectorAll('a[aria-label]'), (link) =>
    link.getAttribute('aria-label'),
  );
  expect(names).toEqual(['View all products', 'View all industries']);
});

it('the quick links are those of the main menu', () => {
  expect(linksIn(section('Quick Links'))).toEqual(mainMenu.map(({ name, path }) => [name, path]));
});

it('the contact details are those of the settings', () => {
  expect(footer.querySelector('address')?.textContent).toBe(data.contact.address);
  expect(linksIn()).toEqual(
    expect.arrayContaining([
      ['+91 44 5550 0100', 'tel:+914455500100'],
      ['+91 44 5550 0101', 'tel:+914455500101'],
      ['sales@tape.example', 'mailto:sales@tape.example'],
      ['Ask on WhatsApp', `https://wa.me/${config.whatsAppNumber}`],
      ['LinkedIn', 'https://www.linkedin.com/company/tape'],
    ]),
  );
});

it('opens the company’s pages on other sites beside this one, and has no empty list of them', async () => {
  const [link] = footer.querySelectorAll<HTMLAnchorElement>('[href*=linkedin]');
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  const { shell } = await render(<Footer data={{ ...data, socialLinks: [], year }} />);
  const emptyLists = (part: Element) => part.querySelectorAll('ul:not(:has(li))').length;
  expect(emptyLists(shell)).toBe(0);
});

it('has the quick enquiry, this year’s copyright line, and links to the privacy policy and the login', () => {
  expect(footer.querySelector('form')?.getAttribute('aria-label')).toBe('Quick Enquiry');
  expect(footer.textContent).toContain(`© ${new Date().getFullYear()} `);
  expect(footer.textContent).not.toContain(`© ${year}`);
  expect(linksIn().slice(-2)).toEqual([
    ['Privacy Policy', '/privacy-policy'],
    ['Admin Login', '/admin/login'],
  ]);
});

it('has a line with the company’s registrations only if the settings name them', async () => {
  const lines = (shell: Element) =>
    Array.from(shell.querySelectorAll('p'), ({ textContent }) => textContent).slice(-3);
  expect(lines(footer)[1]).toMatch(/^©/);
  const contact = { ...data.contact, registrations: 'GSTIN 33AAAAA0000A1Z5' };
  const { shell } = await render(<Footer data={{ ...data, contact, year }} />);
  expect(lines(shell)[1]).toBe('GSTIN 33AAAAA0000A1Z5');
});
