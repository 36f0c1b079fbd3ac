/* The public site's palette (src/site/styles/tokens.css). Tape yellow is used only behind dark text. */
export const ink = '#16181d';
/** What pictures stand on in both themes, as on the site: a black drawing on nothing is lost on a dark ground. */
export const paper = '#faf8f4';
export const tape = '#f5b301';
export const tapeDeep = '#d99a00';
