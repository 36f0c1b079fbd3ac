import type { RowClickFunction } from 'react-admin';
import type { ResourceName } from '../../shared/storage/keys';
import { recordPath } from '../adminPaths';

/** Where a click on a list's row leads. react-admin's own "edit" would open a new record for one with the id "new". */
export const toRecord: RowClickFunction = (id, resource) => recordPath(resource as ResourceName, String(id));
