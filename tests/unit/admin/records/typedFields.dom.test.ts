import { beforeEach, expect, it } from 'vitest';
import { typedFields } from '../../../../src/admin/drafts/draft';
import { withAllFields } from '../../../../src/admin/records/allFields';
import { recordsOf } from '../../../../src/admin/records/anyRecord';
import { isGroup, type Values } from '../../../../src/admin/records/parts';
import { fieldWords } from '../../../../src/admin/words/fieldLabel';
import { collections } from '../../../../src/shared/catalogue/collections';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { type ResourceName, resourceNames } from '../../../../src/shared/storage/keys';
import { buildIndustry, buildSettings } from '../../../builders';
import { storeContent } from '../../storeContent';

/* What a lost draft says was changed is what was, although the form holds other empty values than the record. */

beforeEach(() => localStorage.clear());

/** What an emptied input, or an emptied one in the first row of a list, leaves in the form. */
function emptied(value: unknown): unknown {
  if (!Array.isArray(value)) return isGroup(value) ? mapped(value) : null;
  const [first, ...others] = value;
  return first === undefined ? [] : [isGroup(first) ? mapped(first) : null, ...others];
}

const mapped = (group: Values) => Object.fromEntries(Object.keys(group).map((key) => [key, null]));

/** What a form of the first record holds, and a function that names what was typed into it. */
async function firstForm(resource: ResourceName) {
  const [base] = recordsOf(await currentContent(), resource);
  if (!base) throw new Error(`There is no record of ${resource}.`);
  const values = withAllFields(collections[resource].schema, base);
  const named = (typed: Values) =>
    typedFields({ id: 'a', resource, recordId: base.id, at: 0, base, values: { ...values, ...typed } });
  return { values, named };
}

it.each(resourceNames)(
  'of %s names only the field that was emptied, whether that may be empty or not',
  async (resource) => {
    const { values, named } = await firstForm(resource);
    for (const field of Object.keys(values).filter((name) => name !== 'id'))
      expect([[], [fieldWords(resource, field)]], field).toContainEqual(
        named({ [field]: emptied(values[field]) }),
      );
  },
);

it('of the settings names the contact once, which is two fields', async () => {
  const { values, named } = await firstForm('settings');
  const socialLinks = { facebook: 'https://example.com/us' };
  expect(named({ contact: emptied(values.contact), socialLinks })).toEqual(['contact']);
});

it('of the settings names the testimonials when one has lost its author', async () => {
  const kept = { quote: 'It holds.', author: 'A buyer', company: '' };
  storeContent({ settings: [buildSettings({ testimonials: [kept, { ...kept, author: 'Another' }] })] });
  const { named } = await firstForm('settings');
  expect(named({ testimonials: [kept, { ...kept, author: null }] })).toEqual(['testimonials']);
});

it('of an industry names no highlight where the form’s switch stayed off', async () => {
  storeContent({ industries: [buildIndustry()] });
  const { named } = await firstForm('industries');
  expect(named({ highlight: false, products: ['vhb-tape'] })).toEqual(['products']);
});
