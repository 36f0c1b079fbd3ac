/** The menu and the search overlay of small screens, fetched once: at their first opening or when idle. */
export const loadPanels = () => import('./panels');
