import { Create, type CreateProps, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '../adminPaths';
import { useResourceName } from '../data/useResourceName';
import { useSaveErrors } from './ConflictProvider';

/**
 * A page for a new record. Saving it leads to that record's edit page, which takes this one's place: Back would show the
 * form filled as it was opened, such as with a copy, and another save would add a second record.
 */
export function RecordCreate(props: CreateProps) {
  const resource = useResourceName();
  const onError = useSaveErrors();
  const notify = useNotify();
  const navigate = useNavigate();
  const onSuccess = ({ id }: { id: string }) => {
    notify('ra.notification.created', { type: 'info' });
    void navigate(recordPath(resource, id), { replace: true, state: { isSaved: true } });
  };
  return <Create {...props} mutationOptions={{ onSuccess, onError }} />;
}
