import type { LateCode } from '../../enquiry/lateCode';
import { AFTER, lineField } from '../../enquiry/lineNames';
import type { EnquiryRules } from '../../enquiry/rules';

/** The most lines in one request; buyers name further tapes in its text. */
export const MAX_LINES = 8;

/**
 * What the typed text of a line is kept for: its product in the address, or, for a line that was added, the form's first
 * product. These differ, because the same product can be the first of one form and the second of another.
 */
export const lineOrigin = (chosen: readonly string[], index: number): string | undefined =>
  chosen[index] ?? (index === 0 ? undefined : AFTER + (chosen[0] ?? ''));

/** The option for buyers who do not know which tape they need. */
export const NOT_SURE = 'Not sure: please advise';

/** A line's menu shows the first until another is chosen; one that is added takes its unit from the line before it. */
export const UNITS = ['rolls', 'cartons', 'metres', 'square metres', 'kilograms', 'pieces'] as const;

/** What makes a further line count as used. Its unit does not: it may be the one that the line began with. */
const TYPED_FIELDS = ['product', 'quantity', 'size'] as const;

/** Whether anything was chosen or typed in a line. */
export const isLineUsed = (index: number, form: FormData): boolean =>
  TYPED_FIELDS.some((field) => String(form.get(lineField(field, index)) ?? '').trim() !== '');

/** The rules for one line. The first line is required; each further one may be left empty. */
export function lineRules(
  index: number,
  { required, quantityRule }: Pick<LateCode, 'required' | 'quantityRule'>,
): EnquiryRules {
  const ifUsed =
    (rule: (value: string) => string | undefined) =>
    (value: string, form: FormData): string | undefined =>
      index === 0 || isLineUsed(index, form) ? rule(value) : undefined;
  return {
    [lineField('product', index)]: ifUsed(required('Choose a product, or “Not sure”.')),
    [lineField('quantity', index)]: ifUsed(quantityRule),
  };
}
