import { TabbedForm, type TabbedFormProps, TabbedFormTabs } from 'react-admin';
import { refusalProps } from './useRefusal';

/** A form in tabs that fit a telephone. The open tab is not part of the address: the specification names those. */
export const RecordTabs = (props: TabbedFormProps) => (
  <TabbedForm
    {...refusalProps}
    syncWithLocation={false}
    tabs={<TabbedFormTabs variant="scrollable" syncWithLocation={false} />}
    {...props}
  />
);

RecordTabs.Tab = TabbedForm.Tab;
