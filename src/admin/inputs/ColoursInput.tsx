import { TextInput } from 'react-admin';
import { tape } from '../theme';
import { RowsInput } from './RowsInput';

/** The colours that a tape comes in, each with the swatch that the page shows. */
export function ColoursInput() {
  return (
    <RowsInput source="colours" label="Colours" one="Colour" newRow={{ hex: tape }} inline>
      <TextInput source="name" label="Colour" helperText={false} sx={{ flex: { sm: '2 1 180px' } }} />
      <TextInput
        source="hex"
        label="Swatch"
        type="color"
        helperText={false}
        sx={{ flex: { sm: '0 0 96px' }, minWidth: 96 }}
      />
    </RowsInput>
  );
}
