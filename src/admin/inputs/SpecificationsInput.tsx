import { TextInput } from 'react-admin';
import { RowsInput } from './RowsInput';

/** Measured properties: name, value, unit and test method, in the order in which the page shows them. */
export function SpecificationsInput() {
  return (
    <RowsInput
      source="specifications"
      label="Specifications"
      one="Specification"
      inline
      getItemLabel={(index) => `${index + 1}.`}
    >
      <TextInput source="name" label="Property" helperText={false} sx={{ flex: { sm: '2 1 180px' } }} />
      <TextInput source="value" label="Value" helperText={false} sx={{ flex: { sm: '2 1 160px' } }} />
      <TextInput source="unit" label="Unit" helperText={false} sx={{ flex: { sm: '1 1 90px' } }} />
      <TextInput
        source="testMethod"
        label="Test method"
        helperText={false}
        sx={{ flex: { sm: '2 1 160px' } }}
      />
    </RowsInput>
  );
}
