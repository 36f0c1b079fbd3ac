import { CardContent } from '@mui/material';
import { type ReactNode, useState } from 'react';
import {
  type FormTabProps,
  TabbedForm,
  type TabbedFormProps,
  TabbedFormTabs,
  useResourceContext,
} from 'react-admin';
import { useFormState } from 'react-hook-form';
import { collections } from '../../shared/catalogue/collections';
import type { ResourceName } from '../../shared/storage/keys';
import { DraftOffer } from '../drafts/DraftOffer';
import { withAllFields } from '../records/allFields';
import { silentValidation } from './useReportInvalidFields';
import { AfterFillingContext, useAfterFilling } from './useSavedState';

/**
 * A form in tabs that fit on a telephone. The open tab is not in the address: the specification defines all addresses.
 */
export function RecordTabs(props: Omit<TabbedFormProps, 'defaultValues'>) {
  const { schema } = collections[useResourceContext() as ResourceName];
  const afterFilling = useAfterFilling();
  return (
    <AfterFillingContext value={afterFilling}>
      <TabbedForm
        {...silentValidation}
        defaultValues={(record = {}) => withAllFields(schema, record)}
        syncWithLocation={false}
        component={Fields}
        // With arrows on a telephone, too: nothing else shows that there are tabs beyond the edge.
        tabs={<TabbedFormTabs variant="scrollable" allowScrollButtonsMobile syncWithLocation={false} />}
        {...props}
      />
    </AfterFillingContext>
  );
}

const Fields = ({ children }: { children: ReactNode }) => (
  <CardContent>
    <DraftOffer />
    {children}
  </CardContent>
);

/**
 * A tab's inputs are rendered once it is opened: those of the tabs behind took half of the time in which a product's
 * form opens. After a refused save all are rendered, because only an input shows what is wrong with its value.
 */
function Tab({ children, ...props }: FormTabProps) {
  const { errors } = useFormState();
  const isNeeded = props.intent === 'header' || !props.hidden || Object.keys(errors).length > 0;
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return <TabbedForm.Tab {...props}>{wasNeeded && children}</TabbedForm.Tab>;
}

RecordTabs.Tab = Tab;
