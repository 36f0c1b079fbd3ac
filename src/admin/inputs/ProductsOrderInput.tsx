import { Autocomplete, Box, TextField } from '@mui/material';
import { memo, useCallback, useMemo } from 'react';
import { useInput } from 'react-admin';
import type { Product } from '../../shared/catalogue/product';
import { useAllRecords } from '../data/allRecords';
import { PictureThumb } from '../pictures/PictureThumb';
import { byId } from '../records/anyRecord';
import { equal } from '../records/equality';
import { ReorderableList } from '../rows/ReorderableList';
import { Section } from '../ui/Section';
import { namesApart } from './namesApart';
import { beginningWith, useUnpickedText } from './useUnpickedText';

type Props = { source: string; title: string; hint?: string };

const NONE: readonly never[] = [];

/** Products picked from the catalogue, in an order. */
export function ProductsOrderInput({ source, title, hint }: Props) {
  const { field } = useInput<string[]>({ source });
  const { data: products = NONE, isPending: areProductsPending } = useAllRecords('products');
  const { data: categories = NONE, isPending: areCategoriesPending } = useAllRecords('categories');
  // Until then no rows: all would be rendered once more with their names.
  const isPending = areProductsPending || areCategoriesPending;
  const chosen: string[] = field.value || [];
  const known = useMemo(() => byId(products), [products]);
  const nameOf = useMemo(() => {
    const names = namesApart(products, categories);
    return (id: string) => names.get(id) ?? `${id} (does not exist)`;
  }, [products, categories]);
  return (
    <Section title={`${title} (${chosen.length})`} hint={hint}>
      {!isPending && (
        <ChosenProducts chosen={chosen} onChange={field.onChange} known={known} nameOf={nameOf} />
      )}
      <AddProduct
        products={products.filter(({ id }) => !chosen.includes(id))}
        isPending={isPending}
        nameOf={nameOf}
        onAdd={(id) => field.onChange([...chosen, id])}
      />
    </Section>
  );
}

type ChosenProps = {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  known: ReadonlyMap<string, Product>;
  nameOf: (id: string) => string;
};

/** Rendered only where it shows something else: a save changes the form several times, and there may be hundreds of rows. */
const ChosenProducts = memo(
  ({ chosen, onChange, known, nameOf }: ChosenProps) => {
    const renderItem = useCallback(
      (id: string, index: number) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
          <Box sx={{ minWidth: 28, flexShrink: 0, textAlign: 'right', color: 'text.secondary' }}>
            {index + 1}.
          </Box>
          {/* On a phone, long words of the names need its room. */}
          <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
            <PictureThumb src={known.get(id)?.images[0] ?? ''} size={40} />
          </Box>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{nameOf(id)}</Box>
        </Box>
      ),
      [known, nameOf],
    );
    return <ReorderableList items={chosen} onChange={onChange} nameOf={nameOf} renderItem={renderItem} />;
  },
  // The form gives out the same ids in another list once it is filled with what was saved.
  ({ chosen: before, ...was }, { chosen, ...is }) =>
    equal(before, chosen) &&
    was.onChange === is.onChange &&
    was.known === is.known &&
    was.nameOf === is.nameOf,
);

type AddProps = {
  products: readonly Product[];
  isPending: boolean;
  nameOf: (id: string) => string;
  onAdd: (id: string) => void;
};

/** Apart from the list, which would be rendered at each letter: hundreds of rows, each with its buttons. */
function AddProduct({ products, isPending, nameOf, onAdd }: AddProps) {
  const { text, meant, warning, autocomplete } = useUnpickedText(products, {
    one: 'product',
    noneLeft: 'Every product is in this list.',
  });
  return (
    <Autocomplete
      {...autocomplete}
      loading={isPending}
      inputValue={text}
      value={null}
      options={beginningWith(meant, products)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      renderOption={({ key, ...props }, { id }) => (
        <li key={key} {...props}>
          {nameOf(id)}
        </li>
      )}
      onChange={(_event, product) => {
        if (product) onAdd(product.id);
      }}
      renderInput={(params) => <TextField {...params} label="Add a product" helperText={warning} />}
    />
  );
}
