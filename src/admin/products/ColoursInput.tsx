import { useRef } from 'react';
import { TextInput, useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useAllRecords } from '../data/allRecords';
import { RowsInput } from '../rows/RowsInput';
import { tape } from '../theme';

const NEW_SWATCH = tape;

/** The colours that a tape comes in, each with the swatch that the page shows. */
export function ColoursInput() {
  return (
    <RowsInput source="colours" title="Colours" one="Colour" newRow={{ hex: NEW_SWATCH }} inline>
      <ColourNameInput />
      <TextInput
        source="hex"
        type="color"
        helperText={false}
        sx={{ flex: { sm: '0 0 96px' }, minWidth: 96 }}
      />
    </RowsInput>
  );
}

/** A colour's name. Typing one that another product has also sets its swatch, unless one was chosen here. */
function ColourNameInput() {
  const { data = [] } = useAllRecords('products');
  const { getValues, setValue } = useFormContext();
  const swatch = useWrappedSource('hex');
  /** The name when its field got the focus. */
  const before = useRef('');

  function bringSwatch(typed: string) {
    if (typed === before.current || getValues(swatch) !== NEW_SWATCH) return;
    const isSame = ({ name }: { name: string }) => name.toLowerCase() === typed.trim().toLowerCase();
    const known = data.flatMap(({ colours = [] }) => colours).find(isSame);
    if (known) setValue(swatch, known.hex, { shouldDirty: true });
  }

  return (
    <TextInput
      source="name"
      helperText={false}
      onFocus={(event) => {
        before.current = event.target.value;
      }}
      onBlur={(event) => bringSwatch(event.target.value)}
      sx={{ flex: { sm: '2 1 180px' } }}
    />
  );
}
