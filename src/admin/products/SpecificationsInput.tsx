import { useId } from 'react';
import { TextInput, useSimpleFormIteratorItem } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ADHESIVES } from '../../shared/catalogue/figures/adhesives';
import { FIGURES_ON_CARDS, MOST_SHOWN } from '../../shared/catalogue/figures/keyFigures';
import type { Specification } from '../../shared/catalogue/figures/specification';
import { useAllRecords } from '../data/allRecords';
import { Suggestions, suggestedBy } from '../inputs/Suggestions';
import { spokenHelp } from '../inputs/spokenHelp';
import { plainName } from '../records/plainName';
import { LineInput } from '../rows/LineInput';
import { RowsInput } from '../rows/RowsInput';
import { eachOnce } from '../words/listed';

/** The columns by their headings in suppliers' data sheets, many of which have none above the properties. */
const COLUMNS = {
  name: /^(?:(?:\S+ )?propert(?:y|ies)|parameters?|characteristics?|particulars)?$/i,
  value: /^(?:typical |average )?(?:values?|results?)$/i,
  unit: /^(?:units?|uom)$/i,
  testMethod: /^(?:test )?(?:methods?|standards?)$/i,
};

const HINT = `Several sizes stand in one row, such as Standard widths: 12, 24, 48. From Excel: copy the rows with their headings, add a specification, and paste into its first field. Cards in lists show up to ${MOST_SHOWN} of these, if called so: ${FIGURES_ON_CARDS.map(({ name }) => name).join(', ')}. Visitors can filter by Adhesive, if it names one of these: ${ADHESIVES.map(({ label }) => label.toLowerCase()).join(', ')}.`;

/**
 * Measured properties: name, value, unit and test method, in the order in which the page shows them. Suggests the words
 * of other products: properties count as the same, and as key figures (keyFigures.ts), only if they share a name.
 */
export function SpecificationsInput() {
  const id = useId();
  const lists = { name: `${id}-names`, unit: `${id}-units`, testMethod: `${id}-methods` };
  const { data = [] } = useAllRecords('products');
  const used = data.flatMap(({ specifications = [] }) => specifications);
  return (
    <>
      <RowsInput
        source="specifications"
        title="Specifications"
        hint={HINT}
        one="Specification"
        columns={COLUMNS}
        inline
        sx={buttonsLook}
        getItemLabel={(index) => `${index + 1}.`}
      >
        <PropertyInput suggestions={lists.name} />
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

/**
 * A specification's name. Warns if another one has it: usually one of the two was meant to replace the other. Saving is
 * allowed, as a property can have two values.
 */
function PropertyInput({ suggestions }: { suggestions: string }) {
  const { index } = useSimpleFormIteratorItem();
  const twin: number = useWatch({
    name: 'specifications',
    compute: (rows?: Partial<Specification>[]) => {
      const names = (rows ?? []).map(({ name }) => plainName(name));
      return names.findIndex((name, other) => other !== index && name !== '' && name === names[index]);
    },
  });
  return (
    <TextInput
      source="name"
      {...spokenHelp(
        twin < 0
          ? ''
          : `Specification ${twin + 1} has this name, too: buyers see both, and on cards only the first.`,
      )}
      slotProps={suggestedBy(suggestions)}
      sx={{ flex: { sm: '3 1 200px' } }}
    />
  );
}

/** On a tablet the fields take two lines, beside which the buttons stand one below the other. */
const buttonsLook = {
  '& .RaSimpleFormIterator-action > span': { flexDirection: { sm: 'column', md: 'row' } },
} as const;
