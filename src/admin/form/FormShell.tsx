import type { ReactNode } from 'react';
import { collections } from '../../shared/catalogue/collections';
import { useResourceName } from '../data/useResourceName';
import { withAllFields } from '../records/allFields';
import type { Values } from '../records/parts';
import { silentValidation } from './useReportInvalidFields';
import { FILLING } from './useSavedState';

type FormProps = typeof silentValidation & typeof FILLING & { defaultValues: (record?: Values) => Values };

/** Around every form with a FormToolbar, however it arranges its fields. */
export function FormShell({ children }: { children: (props: FormProps) => ReactNode }) {
  const { schema } = collections[useResourceName()];
  const defaultValues = (record: Values = {}) => withAllFields(schema, record);
  return children({ ...silentValidation, ...FILLING, defaultValues });
}
