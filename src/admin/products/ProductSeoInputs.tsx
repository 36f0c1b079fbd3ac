import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { paths } from '../../shared/paths';
import { SeoInputs } from '../inputs/SeoInputs';

export function ProductSeoInputs() {
  const record = useRecordContext();
  const name: string | null = useWatch({ name: 'name' });
  const shortDescription: string | null = useWatch({ name: 'shortDescription' });
  return (
    <SeoInputs
      path={record?.id === undefined ? undefined : paths.product.to(String(record.id))}
      fallbackTitle={name ?? ''}
      fallbackDescription={shortDescription ?? ''}
      hasImageAlt
    />
  );
}
