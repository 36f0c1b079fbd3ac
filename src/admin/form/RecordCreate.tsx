import { Create, type CreateProps } from 'react-admin';
import { useSaveErrors } from './ConflictProvider';

/** A page for a new record; saving it leads to that record's edit page. */
export function RecordCreate(props: CreateProps) {
  const onError = useSaveErrors();
  return <Create redirect="edit" actions={false} {...props} mutationOptions={{ onError }} />;
}
