/** For windows as narrow as a phone (`useIsPhone`). */
export const PHONE = '@media (max-width: 599.95px)';

/** For all others. */
export const WIDER = '@media (min-width: 600px)';

/** For windows in which a list's filters and the buttons beside them do not fit on one line. */
export const TWO_LINES = '@media (min-width: 600px) and (max-width: 1279.95px)';

/**
 * For windows in which the button that adds a record is round and floats, but need not: on a tablet the line above the
 * table has room for it, and would else be empty above the articles; in a low window, a phone held sideways, it would
 * cover other buttons or a third of the rows. There it stands beside the other buttons.
 */
export const ADD_IN_LINE =
  '@media (min-width: 600px) and (max-width: 899.95px), (max-width: 599.95px) and (max-height: 480px)';

/** For windows in which bars that stay in view leave too little room: a page zoomed to 400%, a phone held sideways. */
export const LOW_WINDOW = '@media (max-height: 420px)';

/** For touch screens. */
export const COARSE = '@media (pointer: coarse)';

export const FORCED = '@media (forced-colors: active)';
