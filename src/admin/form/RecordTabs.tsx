import { CardContent } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type FormTabProps, TabbedForm, type TabbedFormProps, TabbedFormTabs } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { DraftOffer } from '../drafts/DraftOffer';
import { useFormProps } from './useFormProps';
import { useWantedField } from './useOpenAtField';

/**
 * A form in tabs that fit on a phone. The open tab is not in the address: the specification defines all addresses.
 */
export const RecordTabs = (props: Omit<TabbedFormProps, 'defaultValues'>) => (
  <TabbedForm
    {...useFormProps()}
    syncWithLocation={false}
    component={Fields}
    // With arrows on a phone, too: nothing else shows that there are tabs beyond the edge.
    tabs={<TabbedFormTabs variant="scrollable" allowScrollButtonsMobile />}
    {...props}
  />
);

const Fields = ({ children }: { children: ReactNode }) => (
  <CardContent>
    <DraftOffer />
    {children}
  </CardContent>
);

/**
 * A tab's inputs are rendered once it is opened: those of the tabs behind took half of the time in which a product's
 * form opens. All are rendered after a refused save, because only an input shows what is wrong with its value, and in a
 * form that opens at a field, because only the field shows which tab it is in.
 */
function Tab({ children, ...props }: FormTabProps) {
  const { errors } = useFormState();
  const isOneSought = useWantedField() !== undefined || Object.keys(errors).length > 0;
  const isNeeded = props.intent === 'header' || !props.hidden || isOneSought;
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return (
    <TabbedForm.Tab {...props} {...(props.intent !== 'header' && { role: 'tabpanel' })}>
      {wasNeeded && children}
    </TabbedForm.Tab>
  );
}

RecordTabs.Tab = Tab;
