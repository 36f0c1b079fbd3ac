import { once } from '../once';

/** The menu and the search overlay of small screens: fetched at their first opening or when idle. */
export const loadPanels = once(() => import('./panels'));
