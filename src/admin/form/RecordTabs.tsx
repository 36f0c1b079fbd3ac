import { CardContent } from '@mui/material';
import type { ReactNode } from 'react';
import { TabbedForm, type TabbedFormProps, TabbedFormTabs, useResourceContext } from 'react-admin';
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

RecordTabs.Tab = TabbedForm.Tab;
