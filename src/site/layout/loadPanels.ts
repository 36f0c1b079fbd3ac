import { once } from '../../shared/once';

/** The menu and the search overlay of small screens, fetched when one is first opened, or when idle. */
export const loadPanels = once(() => import('./panels'));
