import * as v from 'valibot';
import { resourceNames } from '../../shared/storage/keys';
import { type AnyRecord, recordName } from '../records/anyRecord';
import { changedFields, equalAsTyped } from '../records/equality';
import { readBySchema } from '../records/readBySchema';
import { derive, withFormHtml } from '../records/recordRules';
import { fieldsInWords } from '../words/fieldLabel';

/** The unsaved content of a form. */
export const draftSchema = v.object({
  id: v.string(),
  resource: v.picklist(resourceNames),
  /** The id of the record that the form edits; empty for a new record. */
  recordId: v.string(),
  /** When it was last kept, in milliseconds. */
  at: v.number(),
  /** The record that the form started from; a new record has none. */
  base: v.optional(v.looseObject({ id: v.string() })),
  values: v.record(v.string(), v.unknown()),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** Which form a draft belongs to. */
export type FormKey = Pick<Draft, 'resource' | 'recordId'>;

/** The form that offers the draft: the one for a new record if the draft's own record was deleted since. */
export const offeringForm = ({ resource, recordId }: Draft, records: readonly AnyRecord[]): FormKey => ({
  resource,
  recordId: records.some(({ id }) => id === recordId) ? recordId : '',
});

/** The draft as a form takes it over: a new record has neither an id yet nor an earlier version. */
export function takenOverBy(formKey: FormKey, draft: Draft): Draft {
  if (formKey.recordId) return draft;
  const { id: _, ...values } = draft.values;
  return { ...draft, ...formKey, base: undefined, values };
}

/**
 * Whether the draft would change nothing, for example because its tab closed right after saving it. Saving may have
 * given it an id, tidied its HTML and filled in an article's reading time.
 *
 * @param records all stored records of its collection
 */
export function equalsStored(draft: Draft, records: readonly AnyRecord[]): boolean {
  const { resource, base, values, at } = draft;
  const { recordId } = offeringForm(draft, records);
  const filledIn = derive(resource, values, base, new Date(at));
  const versions = [filledIn, withFormHtml(resource, filledIn)];
  const name = recordName(readBySchema(resource, filledIn));
  return records
    .filter((record) => (recordId ? record.id === recordId : recordName(record) === name))
    .some((record) =>
      versions.some((version) => equalAsTyped(resource, { ...version, id: record.id }, record)),
    );
}

/** The names of the changed fields, for use in a sentence; none for a new record, which its own name tells apart. */
export function typedFields({ resource, base, values }: Draft): string[] {
  if (!base) return [];
  const fields = changedFields(readBySchema(resource, base), readBySchema(resource, values));
  return fieldsInWords(resource, fields);
}

/** Whether the draft was made from the record as it is now. */
export const isBasedOn = ({ resource, base }: Draft, record: AnyRecord | undefined): boolean =>
  base === undefined || (record !== undefined && equalAsTyped(resource, base, record));
