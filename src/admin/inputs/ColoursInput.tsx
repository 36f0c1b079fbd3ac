import { ArrayInput, SimpleFormIterator, TextInput } from 'react-admin';
import { tape } from '../theme';

/** The colours that a tape comes in, each with the swatch that the page shows. */
export function ColoursInput() {
  return (
    <ArrayInput source="colours" label="Colours" helperText={false}>
      <SimpleFormIterator inline disableClear>
        <TextInput source="name" label="Colour" helperText={false} sx={{ flex: { sm: '2 1 180px' } }} />
        <TextInput
          source="hex"
          label="Swatch"
          type="color"
          defaultValue={tape}
          helperText={false}
          sx={{ flex: { sm: '0 0 96px' }, minWidth: 96 }}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
