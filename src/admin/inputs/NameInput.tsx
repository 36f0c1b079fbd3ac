import { TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ResourceName } from '../../shared/storage/keys';
import { useContent } from '../storage/useContent';

type NameInputProps = { resource: Extract<ResourceName, 'products' | 'categories'>; one: string };

/** A record's name. Warns if another record has it: neither buyers nor the admin's menus could tell them apart. */
export function NameInput({ resource, one }: NameInputProps) {
  const own = useRecordContext();
  const name: unknown = useWatch({ name: 'name' });
  const others = useContent()?.[resource].filter(({ id }) => id !== own?.id) ?? [];
  const isTaken = others.some((other) => plain(other.name) === plain(name));
  return (
    <TextInput
      source="name"
      label="Name"
      required
      autoFocus={own?.id === undefined}
      helperText={isTaken && `Another ${one} has this name, so that nobody can tell the two apart.`}
      slotProps={{ formHelperText: { role: 'status' } }}
    />
  );
}

const plain = (name: unknown) => (typeof name === 'string' ? name.trim().toLowerCase() : '');
