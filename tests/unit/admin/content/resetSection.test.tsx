import { AddNotificationContext } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { ResetSection } from '../../../../src/admin/content/ResetSection';
import { resetCollections } from '../../../../src/admin/content/resetActions';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { collections } from '../../../../src/shared/catalogue/collections';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { seedCollections } from '../../../../src/shared/catalogue/seedCollections';
import { resourceNames } from '../../../../src/shared/storage/keys';
import { button, byRole, eventually, press, renderInAdmin } from '../support/render';

const say = vi.fn();

beforeEach(async () => {
  say.mockReset();
  await seedCollections();
});

/** Deletes built-in products that stand in an industry and are popular. Returns their names. */
async function deletePopular(count: number): Promise<string[]> {
  const { products, settings } = await currentContent();
  const gone = products
    .filter(({ id, industries }) => industries.length > 0 && settings[0]?.popularProductIds.includes(id))
    .slice(0, count);
  await changeContent((now) => ({
    products: now.products.filter(({ id }) => !gone.some((one) => one.id === id)),
  }));
  return gone.map(({ name }) => name);
}

/** Resets through the dialog. Returns its question and what is said afterwards. */
async function reset(label: string) {
  await renderInAdmin(
    <AddNotificationContext.Provider value={say}>
      <ResetSection />
    </AddNotificationContext.Provider>,
  );
  await press(button(label));
  await eventually(() => button('Reset'));
  const question = byRole('dialog').textContent;
  await press(button('Reset'));
  await eventually(() => expect(say).toHaveBeenCalled());
  return { question, message: say.mock.lastCall?.[0].message };
}

it('says which products a reset leaves out because they are deleted here, and what brings them back', async () => {
  const [first, second] = await deletePopular(2);
  const ofIndustries = await reset('Reset industries (changed)');
  expect(ofIndustries.question).toContain(
    `“${first}” and “${second}” are deleted here and stay out of the industries. To have them there again, reset the products as well.`,
  );
  expect(ofIndustries.message).toBe(
    'The published content is back, except for products that are deleted here.',
  );
  await resetCollections(['products']);
  expect(resourceNames.filter((name) => collections[name].isEdited())).toEqual([]);
});

it('says which popular products a reset leaves out because they are deleted here', async () => {
  const [only] = await deletePopular(1);
  const { question, message } = await reset('Reset settings (changed)');
  expect(question).toContain(`“${only}” is deleted here and stays out of the popular products.`);
  expect(message).toContain('except for products that are deleted here');
});

it.each(['Reset products (changed)', 'Reset everything'])('leaves none out otherwise: %s', async (label) => {
  await deletePopular(1);
  const { question, message } = await reset(label);
  expect(question).not.toContain('deleted here');
  expect(message).toBe('The published content is back.');
});
