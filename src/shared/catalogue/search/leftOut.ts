import { saysOnlyTape, saysOnlyWidth, withoutWidths } from './widths';

/*
 * What buyers write beside a tape's name: "BOPP tape price", "467MP or equivalent", or from a list of parts "50 rolls",
 * "self-adhesive". Few of our texts have any of it, and "rate" would find what is "rated".
 */

/** In a plain text, which has blanks for the commas of "1,500" and "1,50,000". */
const QUANTITY = String.raw`(?:qty:? )?(?:\d\d?(?: \d{2,3})* \d{3}|\d+(?: 000)?) ?(?:box(?:es)?|cartons?|kgs?|nos?|pcs?|pieces?|reels?|rmt|rolls?)`;
const ASKED_BESIDE = new RegExp(
  `(?: (?:(?:price|rate)s?(?: list| per .+)?|(?:or )?(?:alternative|equivalent|substitute)s?|rolls?|${QUANTITY}|(?:per )?month(?:ly)?|required|urgent(?:ly)?))+$`,
);

export const withoutAskedBeside = (plain: string): string => plain.replace(ASKED_BESIDE, '');

const SELF_ADHESIVE = /\bself[\s-]*adhesive\b/i;

/** Who sells tapes, as part of a regular expression. */
export const SELLERS = '(?:dealer|distributor|exporter|manufacturer|supplier|trader|vendor|wholesaler)s?';

/** What a search engine is asked: "price of VHB", "buy masking tape online", "BOPP tape suppliers in Chennai". */
const ASKED_FIRST = new RegExp(
  `^(?:(?:i |we )?(?:need|want)|best|buy|(?:what is )?(?:the )?(?:cost|price|rate) (?:for|of)|what is|${SELLERS} of) `,
  'i',
);
const ASKED_LAST = new RegExp(
  String.raw`(?: (?:${SELLERS}(?: (?:in|near) \S+)?|cost|near me|online|tds|wholesale))+$`,
  'i',
);

/** Before a line of a list of parts: "1. ", "12) ", or the first cell of a row that was copied from a spreadsheet. */
const LINE_NUMBER = /^\s*\d{1,3}(?:[.)]\s+|\t)/;

/**
 * Longer texts are no search. What is left out of one goes step by step, and each step searches all products: a link with
 * thousands of line numbers would keep the page busy for half a minute.
 */
const LONGEST = 500;

/** "Tape suppliers" says nothing else. */
function withoutAskedOfSellers(query: string): string {
  const less = query.trim().replace(ASKED_FIRST, '').replace(ASKED_LAST, '');
  return saysOnlyTape(less) ? query : less;
}

/**
 * The query without its line's number, or else without its widths, without "self-adhesive", or without what any seller is
 * asked; empty if it has none of these, or only a width, or is too long.
 */
export function withoutWhatAllHave(query: string): string {
  if (query.length > LONGEST || saysOnlyWidth(query)) return '';
  const shorter = [
    query.replace(LINE_NUMBER, ''),
    withoutWidths(query),
    query.replace(SELF_ADHESIVE, ' '),
    withoutAskedOfSellers(query),
  ];
  return shorter.find((less) => less !== query) ?? '';
}
