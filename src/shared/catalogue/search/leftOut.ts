import { saysOnlyWidth, withoutWidths } from './widths';

/*
 * What buyers write beside a tape's name: "BOPP tape price", "467MP or equivalent", or from a list of parts "50 rolls",
 * "self-adhesive". Few of our texts have any of it, and "rate" would find what is "rated".
 */

const ASKED_BESIDE =
  /(?: (?:(?:price|rate)s?(?: list| per .+)?|(?:or )?(?:alternative|equivalent|substitute)s?|rolls?|(?:qty:? )?\d+ ?(?:box(?:es)?|cartons?|nos?|pcs?|pieces?|reels?|rolls?)))+$/;

export const withoutAskedBeside = (plain: string): string => plain.replace(ASKED_BESIDE, '');

const SELF_ADHESIVE = /\bself[\s-]*adhesive\b/i;

/** The query without its widths, or else without "self-adhesive"; empty if it has neither, or only a width. */
export function withoutWhatAllHave(query: string): string {
  if (saysOnlyWidth(query)) return '';
  const unslit = withoutWidths(query);
  const less = unslit === query ? query.replace(SELF_ADHESIVE, ' ') : unslit;
  return less === query ? '' : less;
}
