import { useResourceContext } from 'react-admin';
import type { ResourceName } from '../../shared/storage/keys';

/** The collection of the list or form around a component, of which react-admin knows only that it is a string. */
export const useResourceName = () => useResourceContext() as ResourceName;
