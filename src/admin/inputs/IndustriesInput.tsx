import { TextField } from '@mui/material';
import { AutocompleteArrayInput, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Industry } from '../../shared/catalogue/industry';
import { ALL } from '../data/allRecords';
import { withUnknown } from './withUnknown';

/** The industries of a product, as chips. An id that no industry has shows as such, and can be taken off. */
export function IndustriesInput() {
  const { data } = useGetList<Industry>('industries', ALL);
  const chosen: string[] = useWatch({ name: 'industries' }) ?? [];
  // The chips keep the names that they were first given, so they wait for these.
  if (!data) return <TextField label="Industries" value="…" disabled />;
  return (
    <AutocompleteArrayInput
      source="industries"
      label="Industries"
      choices={withUnknown(data, chosen)}
      parse={(value: string[] | null) => value ?? []}
      helperText="The product is listed in each of these; the industry's own list follows."
    />
  );
}
