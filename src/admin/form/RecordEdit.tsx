import { Edit, type EditProps, RecordRepresentation } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useSaveErrors } from './ConflictProvider';

/** An edit page that stays open after saving, and keeps what was typed when saving fails. */
export function RecordEdit(props: EditProps) {
  const onError = useSaveErrors();
  const { id } = useParams();
  return (
    <Edit
      // So that a form never goes on with another record's draft, removed rows or view of a text.
      key={id}
      mutationMode="pessimistic"
      redirect={false}
      title={<RecordRepresentation />}
      // Always fetched when the form is opened. An open form keeps the record that it started from, so that a save
      // notices a change made elsewhere.
      queryOptions={{ refetchOnMount: 'always' }}
      {...props}
      mutationOptions={{ onError }}
    />
  );
}
