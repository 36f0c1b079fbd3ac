import { CardContent } from '@mui/material';
import type { ReactNode } from 'react';
import { TabbedForm, type TabbedFormProps, TabbedFormTabs, useResourceContext } from 'react-admin';
import { collections, type ResourceName } from '../../shared/catalogue/collections';
import { DraftOffer } from '../drafts/DraftOffer';
import { withAllFields } from '../records/allFields';
import { refusalProps } from './useRefusal';
import { AfterFillingContext, useAfterFilling } from './useSavedState';

type Props = Omit<TabbedFormProps, 'defaultValues'> & {
  /** What a record starts from where it does not have it. */
  defaultValues?: object;
};

/** A form in tabs that fit a telephone. The open tab is not part of the address: the specification names those. */
export function RecordTabs({ defaultValues, ...props }: Props) {
  const { schema } = collections[useResourceContext() as ResourceName];
  const afterFilling = useAfterFilling();
  return (
    <AfterFillingContext value={afterFilling}>
      <TabbedForm
        {...refusalProps}
        defaultValues={(record?: object) => withAllFields(schema, { ...defaultValues, ...record })}
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
