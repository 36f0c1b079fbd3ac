import { beforeEach, expect, it } from 'vitest';
import { type Draft, typedFields } from '../../../../src/admin/drafts/draft';
import { withAllFields } from '../../../../src/admin/records/allFields';
import { recordsOf } from '../../../../src/admin/records/anyRecord';
import { isGroup, type Values } from '../../../../src/admin/records/parts';
import { fieldWords } from '../../../../src/admin/words/fieldLabel';
import { collections } from '../../../../src/shared/catalogue/collections';
import { currentContent } from '../../../../src/shared/catalogue/content';
import { type ResourceName, resourceNames } from '../../../../src/shared/storage/keys';

/* What a lost draft says was changed is what was, although the form holds other empty values than the record. */

beforeEach(() => localStorage.clear());

/** What an emptied input, or an emptied one in the first row of a list, leaves in the form. */
function emptied(value: unknown): unknown {
  if (!Array.isArray(value)) return isGroup(value) ? mapped(value) : null;
  const [first, ...others] = value;
  return first === undefined ? [] : [isGroup(first) ? mapped(first) : null, ...others];
}

const mapped = (group: Values) => Object.fromEntries(Object.keys(group).map((key) => [key, null]));

async function firstDraft(resource: ResourceName) {
  const [base] = recordsOf(await currentContent(), resource);
  if (!base) throw new Error(`There is no record of ${resource}.`);
  return { base, values: withAllFields(collections[resource].schema, base) };
}

it.each(resourceNames)(
  'of %s names only the field that was emptied, whether that may be empty or not',
  async (resource) => {
    const { base, values } = await firstDraft(resource);
    for (const field of Object.keys(values).filter((name) => name !== 'id')) {
      const typed = { ...values, [field]: emptied(values[field]) };
      const draft: Draft = { id: 'a', resource, recordId: base.id, at: 0, base, values: typed };
      expect([[], [fieldWords(resource, field)]], field).toContainEqual(typedFields(draft));
    }
  },
);

it('of the settings names the contact once, which is two fields', async () => {
  const { base, values } = await firstDraft('settings');
  const typed = {
    ...values,
    contact: emptied(values.contact),
    socialLinks: { facebook: 'https://example.com/us' },
  };
  const draft: Draft = { id: 'a', resource: 'settings', recordId: base.id, at: 0, base, values: typed };
  expect(typedFields(draft)).toEqual(['contact']);
});

it('of the settings names the testimonials when one has lost its author', async () => {
  const { base, values } = await firstDraft('settings');
  const testimonials = (values.testimonials as Values[]).map((row, index) => ({
    ...row,
    author: index === 1 ? null : row.author,
  }));
  const draft: Draft = {
    id: 'a',
    resource: 'settings',
    recordId: base.id,
    at: 0,
    base,
    values: { ...values, testimonials },
  };
  expect(typedFields(draft)).toEqual(['testimonials']);
});
