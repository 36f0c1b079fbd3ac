import { Autocomplete, Box, TextField } from '@mui/material';
import { useInput } from 'react-admin';
import type { Product } from '../../shared/catalogue/product';
import { useAllRecords } from '../data/allRecords';
import { PictureThumb } from '../pictures/PictureThumb';
import { byId } from '../records/anyRecord';
import { ReorderableList } from '../rows/ReorderableList';
import { Section } from '../ui/Section';
import { namesApart } from './namesApart';
import { beginningWith, useUnpickedText } from './useUnpickedText';

type Props = { source: string; title: string; hint?: string };

/** Products picked from the catalogue, in an order. */
export function ProductsOrderInput({ source, title, hint }: Props) {
  const { field } = useInput<string[]>({ source });
  const { data: products = [], isPending } = useAllRecords('products');
  const { data: categories = [] } = useAllRecords('categories');
  const chosen: string[] = field.value || [];
  const known = byId(products);
  const names = namesApart(products, categories);
  const nameOf = (id: string) => names.get(id) ?? (isPending ? '…' : `${id} (does not exist)`);
  return (
    <Section title={`${title} (${chosen.length})`} hint={hint}>
      <ReorderableList
        items={chosen}
        onChange={field.onChange}
        nameOf={nameOf}
        renderItem={(id, index) => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
            <Box sx={{ width: 28, flexShrink: 0, textAlign: 'right', color: 'text.secondary' }}>
              {index + 1}.
            </Box>
            {/* On a phone, long words of the names need its room. */}
            <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
              <PictureThumb src={known.get(id)?.images[0] ?? ''} size={40} />
            </Box>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{nameOf(id)}</Box>
          </Box>
        )}
      />
      <AddProduct
        products={products.filter(({ id }) => !chosen.includes(id))}
        isPending={isPending}
        nameOf={nameOf}
        onAdd={(id) => field.onChange([...chosen, id])}
      />
    </Section>
  );
}

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
