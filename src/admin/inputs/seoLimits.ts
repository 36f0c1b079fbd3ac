/* How many letters search engines commonly show; more is cut. */
export const TITLE_LIMIT = 60;
export const DESCRIPTION_LIMIT = 160;
