import { CardContent } from '@mui/material';
import type { ReactNode } from 'react';
import { TabbedForm, type TabbedFormProps, TabbedFormTabs } from 'react-admin';
import { DraftOffer } from '../drafts/DraftOffer';
import { refusalProps } from './useRefusal';
import { AfterFillingContext, useAfterFilling } from './useSavedState';

/** A form in tabs that fit a telephone. The open tab is not part of the address: the specification names those. */
export function RecordTabs(props: TabbedFormProps) {
  const afterFilling = useAfterFilling();
  return (
    <AfterFillingContext value={afterFilling}>
      <TabbedForm
        {...refusalProps}
        syncWithLocation={false}
        component={Fields}
        tabs={<TabbedFormTabs variant="scrollable" syncWithLocation={false} />}
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
