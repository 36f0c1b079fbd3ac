import { collections } from '../../shared/catalogue/collections';
import { useResourceName } from '../data/useResourceName';
import { withAllFields } from '../records/allFields';
import type { Values } from '../records/parts';
import { silentValidation } from './useReportInvalidFields';
import { FILLING } from './useSavedState';

/** What every form with a FormToolbar is given, however it arranges its fields. */
export function useFormProps() {
  const { schema } = collections[useResourceName()];
  const defaultValues = (record: Values = {}) => withAllFields(schema, record);
  return { ...silentValidation, ...FILLING, defaultValues };
}
