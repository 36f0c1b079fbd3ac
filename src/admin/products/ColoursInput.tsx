import { useRef, useState } from 'react';
import { TextInput, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAllRecords } from '../data/allRecords';
import { spokenHelp } from '../inputs/spokenHelp';
import { plainName } from '../records/plainName';
import { NEW_SWATCH } from '../records/tidy';
import { RowsInput } from '../rows/RowsInput';

/** What a colour may be called for which the yellow swatch of a new row is right. */
const YELLOW = /yellow|amber|gold/;

/** The colours that a tape comes in, each with the swatch that the page shows. */
export function ColoursInput() {
  return (
    <RowsInput
      source="colours"
      title="Colours"
      hint="A tape in two colours: “Yellow/black”, with the swatch of the first."
      one="Colour"
      newRow={{ hex: NEW_SWATCH }}
      inline
    >
      <ColourNameInput />
      <TextInput
        source="hex"
        type="color"
        helperText={false}
        // The theme lets an input be as tall as its text, and here there is none: of the colour only its edge was seen.
        sx={{ flex: { sm: '0 0 96px' }, minWidth: 96, '& input': { height: '2rem', p: '4px 8px' } }}
      />
    </RowsInput>
  );
}

/**
 * A colour's name. Typing one that another product has also sets its swatch, unless one was chosen here. Any other leaves
 * the swatch of a new row, and once it is typed this says so: the page would show a yellow dot beside "Navy blue".
 */
function ColourNameInput() {
  const { data = [] } = useAllRecords('products');
  const { getValues, setValue } = useFormContext();
  const swatch = useWrappedSource('hex');
  const [name, hex]: unknown[] = useWatch({ name: [useWrappedSource('name'), swatch] });
  const [isTyping, setTyping] = useState(false);
  /** The name when its field got the focus. */
  const before = useRef('');
  // Not this product's own: it may have been saved with the swatch of a new row.
  const others = data.filter(({ id }) => id !== getValues('id'));
  const colours = others.flatMap(({ colours: some = [] }) => some);
  const coloursCalled = (typed: unknown) => {
    const plain = plainName(typed);
    return colours.filter((colour) => plainName(colour.name) === plain);
  };

  function bringSwatch(typed: string) {
    if (typed === before.current || getValues(swatch) !== NEW_SWATCH) return;
    const [known] = coloursCalled(typed);
    if (known) setValue(swatch, known.hex, { shouldDirty: true });
  }

  const isUnchosen =
    hex === NEW_SWATCH &&
    plainName(name) !== '' &&
    !YELLOW.test(plainName(name)) &&
    !coloursCalled(name).some((known) => known.hex === NEW_SWATCH);
  return (
    <TextInput
      source="name"
      {...spokenHelp(isUnchosen && !isTyping && 'The swatch is still yellow. Choose this colour’s own.')}
      onFocus={(event) => {
        before.current = event.target.value;
        setTyping(true);
      }}
      onBlur={(event) => {
        bringSwatch(event.target.value);
        setTyping(false);
      }}
      sx={{ flex: { sm: '2 1 180px' } }}
    />
  );
}
