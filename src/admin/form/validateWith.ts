import type { ValidateForm } from 'react-admin';
import type * as v from 'valibot';
import { nestErrors } from '../data/nestErrors';
import { validationMessages } from '../records/tidy';

/** A form's validation by the schema of its records. The data provider checks the id. */
export function validateWith(schema: v.GenericSchema): ValidateForm {
  return (values) => {
    const { id: _, ...fields } = validationMessages(schema, values) ?? {};
    return nestErrors(fields);
  };
}
