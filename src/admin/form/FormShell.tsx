import type { ReactNode } from 'react';
import { collections } from '../../shared/catalogue/collections';
import { useResourceName } from '../data/useResourceName';
import { withAllFields } from '../records/allFields';
import type { Values } from '../records/parts';
import { silentValidation } from './useReportInvalidFields';
import { AfterFillingContext, useAfterFilling } from './useSavedState';

type FormProps = typeof silentValidation & { defaultValues: (record?: Values) => Values };

/** Around every form with a FormToolbar, however it arranges its fields. */
export function FormShell({ children }: { children: (props: FormProps) => ReactNode }) {
  const { schema } = collections[useResourceName()];
  const afterFilling = useAfterFilling();
  return (
    <AfterFillingContext value={afterFilling}>
      {children({ ...silentValidation, defaultValues: (record = {}) => withAllFields(schema, record) })}
    </AfterFillingContext>
  );
}
