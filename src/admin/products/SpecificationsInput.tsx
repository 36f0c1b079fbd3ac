import { useId } from 'react';
import { TextInput, useGetList } from 'react-admin';
import { MOST_SHOWN, namesOnCards } from '../../shared/catalogue/keyFigures';
import type { Product } from '../../shared/catalogue/product';
import { ALL } from '../data/allRecords';
import { Suggestions, suggestedBy } from '../inputs/Suggestions';
import { LineInput } from '../rows/LineInput';
import { RowsInput } from '../rows/RowsInput';
import { eachOnce } from '../words/listed';

const COLUMNS = ['name', 'value', 'unit', 'testMethod'];
const HEADINGS = ['Property', 'Value', 'Unit', 'Test method'];
const HINT = `From a spreadsheet: copy the rows, add a specification, and paste into its first field. In lists the product’s card shows up to ${MOST_SHOWN} of these, if you call them so: ${namesOnCards.join(', ')}.`;

/**
 * Measured properties: name, value, unit and test method, in the order in which the page shows them. Suggests the words
 * of other products: properties count as the same, and as key figures (keyFigures.ts), only if they share a name.
 */
export function SpecificationsInput() {
  const id = useId();
  const lists = { name: `${id}-names`, unit: `${id}-units`, testMethod: `${id}-methods` };
  const { data = [] } = useGetList<Product>('products', ALL);
  const used = data.flatMap(({ specifications = [] }) => specifications);
  return (
    <>
      <RowsInput
        source="specifications"
        title="Specifications"
        hint={HINT}
        one="Specification"
        columns={COLUMNS}
        headings={HEADINGS}
        inline
        sx={buttonsLook}
        getItemLabel={(index) => `${index + 1}.`}
      >
        <TextInput
          source="name"
          helperText={false}
          slotProps={suggestedBy(lists.name)}
          sx={{ flex: { sm: '3 1 200px' } }}
        />
        <LineInput source="value" helperText={false} sx={{ flex: { sm: '2 1 160px' } }} />
        <TextInput
          source="unit"
          helperText={false}
          slotProps={suggestedBy(lists.unit)}
          sx={{ flex: { sm: '1 1 100px' } }}
        />
        <TextInput
          source="testMethod"
          helperText={false}
          slotProps={suggestedBy(lists.testMethod)}
          sx={{ flex: { sm: '3 1 180px' } }}
        />
      </RowsInput>
      <Suggestions id={lists.name} words={eachOnce(used.map(({ name }) => name))} />
      <Suggestions id={lists.unit} words={eachOnce(used.map(({ unit }) => unit))} />
      <Suggestions id={lists.testMethod} words={eachOnce(used.map(({ testMethod }) => testMethod))} />
    </>
  );
}

/** On a tablet the fields take two lines, beside which the buttons stand one below the other. */
const buttonsLook = {
  '& .RaSimpleFormIterator-action > span': { flexDirection: { sm: 'column', md: 'row' } },
} as const;
