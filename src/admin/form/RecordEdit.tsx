import { Edit, type EditProps, RecordRepresentation } from 'react-admin';
import { useSaveErrors } from './ConflictProvider';

/** An edit page that stays open after saving, and keeps what was typed when saving fails. */
export function RecordEdit({ children, ...props }: EditProps) {
  const onError = useSaveErrors();
  return (
    <Edit
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      title={<RecordRepresentation />}
      // An open form keeps what it started from until it is opened again, so that a change made elsewhere is seen.
      queryOptions={{ refetchOnMount: 'always' }}
      {...props}
      mutationOptions={{ onError }}
    >
      {children}
    </Edit>
  );
}
