import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { paths } from '../../shared/paths';
import { Section } from '../inputs/Section';
import { SeoInputs } from '../inputs/SeoInputs';

export function CategorySeoInputs() {
  const record = useRecordContext();
  const name: string | null = useWatch({ name: 'name' });
  const subtitle: string | null = useWatch({ name: 'subtitle' });
  return (
    <Section title="Search engines">
      <SeoInputs
        path={record?.id === undefined ? undefined : paths.products.to({ category: String(record.id) })}
        fallbackTitle={name ?? ''}
        fallbackDescription={subtitle ?? ''}
      />
    </Section>
  );
}
