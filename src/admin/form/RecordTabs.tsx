import { TabbedForm, type TabbedFormProps, TabbedFormTabs } from 'react-admin';

/**
 * A form in tabs that fit a telephone. The open tab is not part of the address: the specification names those.
 * Messages come from the schemas and not from the browser, which would keep them to itself on a hidden tab.
 */
export const RecordTabs = (props: TabbedFormProps) => (
  <TabbedForm
    noValidate
    syncWithLocation={false}
    tabs={<TabbedFormTabs variant="scrollable" syncWithLocation={false} />}
    {...props}
  />
);

RecordTabs.Tab = TabbedForm.Tab;
