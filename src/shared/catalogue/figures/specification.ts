import * as v from 'valibot';
import { requiredText, trimmedText } from '../fields';

/** A measured or described property; `unit` and `testMethod` (such as ASTM D3330) are separate from the value. */
export const specificationSchema = v.object({
  name: requiredText('Name what is specified.'),
  value: requiredText('Give the value.'),
  unit: v.optional(trimmedText),
  testMethod: v.optional(trimmedText),
});

export type Specification = v.InferOutput<typeof specificationSchema>;
