import * as v from 'valibot';
import { resourceNames } from '../../shared/storage/keys';
import type { AnyRecord } from '../records/anyRecord';
import { equalAsTyped } from '../records/equality';

/** What stands in a form and is not saved. */
export const draftSchema = v.object({
  id: v.string(),
  resource: v.picklist(resourceNames),
  /** Of the record that the form changes; empty where it makes a new one. */
  recordId: v.string(),
  /** When something was typed last, in milliseconds. */
  at: v.number(),
  /** The record that the form started from; a new one starts from none. */
  base: v.optional(v.looseObject({ id: v.string() })),
  values: v.record(v.string(), v.unknown()),
});

export type Draft = v.InferOutput<typeof draftSchema>;

/** Which form a draft belongs to. */
export type FormPlace = Pick<Draft, 'resource' | 'recordId'>;

/** How many are kept. Counted, not dated: a clock that once went wrong must not make today's drafts old ones. */
export const KEPT_DRAFTS = 100;

/** Whether the draft would change nothing, as when its save was the last that its tab did. */
export const isStored = ({ resource, values }: Draft, stored: AnyRecord | undefined): boolean =>
  stored !== undefined && equalAsTyped(resource, { ...values, id: stored.id }, stored);

/** Whether the draft was made from the record as it is now. */
export const isFrom = ({ resource, base }: Draft, record: AnyRecord | undefined): boolean =>
  base === undefined || (record !== undefined && equalAsTyped(resource, base, record));
