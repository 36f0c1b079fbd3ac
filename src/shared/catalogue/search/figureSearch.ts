import { type ChosenFigures, chosenInWords, rangeFilters } from '../figures/figureFilters';
import { plainDashes, plainUnits } from '../figures/plainFigures';
import type { ProductSummary } from '../product';
import { viewProducts } from '../productList';
import { DEFAULT_ORDER, type ProductListView } from '../productListView';
import { isSearchable } from './isSearchable';
import { INCHES, METRES, NUMBER, TIMES, withSizesApart } from './widths';

/*
 * Temperatures and thicknesses that are searched for become choices of the filters by figures. The one for a temperature
 * is `peak`, which finds more than `heat`: that is the service temperature alone, and a search does not say for how long.
 * One below zero is `cold`.
 */

/** In mm. The catalogue's thickest tape has 7; what buyers call a tape of 9, 12 or 24 mm is that wide. */
const GREATEST_THICKNESS = 8;
/** In mm. */
const THICKNESS_UNITS: Readonly<Record<string, number>> = { mm: 1, µm: 0.001, mil: 0.0254, mils: 0.0254 };

/**
 * With the word that makes it the most that the tape may have. The digits can be read in one way only: `\d*\.?\d+` would
 * split them in every way, and a link with thousands would keep the page busy for minutes.
 */
const FIGURE =
  /(?:\b(below|less than|max(?:imum|\.)?|under|up ?to)\s+)?((?:\d*\.)?\d+)\s*(°c|mm|µm|mils?)\b/gi;
/** Alone, or as the beginning of a range. After a letter or digit the hyphen only joins: "foam-40°c". */
const BELOW_ZERO = /(^|[^\p{L}\d])(?:-|minus\s+)(\d+)(?:\s*°c(?!\p{L})|(?=\s*to\s*-?\d+\s*°c))/iu;
/**
 * A further figure below zero, a tolerance, or the end of a range or of a number with a comma or slash. After a letter
 * the hyphen only joins: "foam-2mm".
 */
const OTHER_FIGURE =
  /(?:(?:^|[^\p{L}])-\s*|±\s*|\d[,/]|\bminus\s+|\d\s*(?:°c|mm|µm|mils?)?\s*to\s*)[\d.]+\s*(?:°c|mm|µm|mils?)\b/iu;
/** Words that belong to the figure beside them. */
const BESIDE_FIGURE =
  /\b(?:above|at|below|down|for|more than|of|over|thick(?:ness)?|thk|to|under|up|upto|wide|with)\b/gi;

/** A width or a length beside a thickness: every tape is slit to the first and wound to the second. */
const SLIT_TO = new RegExp(
  String.raw`${TIMES}${NUMBER}\s*(?:mm|cm|${METRES}|${INCHES})(?![\p{L}\d])|\s[x×*](?=\s|$)`,
  'giu',
);

/** What joined a figure to the words beside it. */
const JOINT = /(?:^|\s)[-,/]+|[-,/]+(?=\s|$)/g;

const choicesOf = (filter: keyof ChosenFigures) =>
  rangeFilters.find(({ name }) => name === filter)?.choices ?? [];

/** The choice of the tapes that withstand so many degrees. */
const withstanding = (degrees: number) => choicesOf('peak').find(({ from }) => from >= degrees)?.slug;

/** The choice of the tapes that may be so many degrees below zero. */
const asColdAs = (degrees: number) => choicesOf('cold').find(({ to }) => to <= -degrees)?.slug;

/**
 * The choice that contains the thickness; where one ends and the next begins, the next, which is "1 mm and more" for 1 mm,
 * or the one that ends there if the thickness is the most allowed.
 */
function asThickAs(millimetres: number, isMost: boolean) {
  if (millimetres > GREATEST_THICKNESS) return undefined;
  const choices = choicesOf('thickness');
  return isMost
    ? choices.find(({ to }) => to >= millimetres)?.slug
    : choices.findLast(({ from }) => from <= millimetres)?.slug;
}

/**
 * The view of the tapes with the figures that are searched for, among those that the other words find: "masking 200 °C",
 * "foam 1 mm". The search itself finds only texts with these very digits. Undefined if it names no figure, a range that
 * does not begin below zero, or more than the filters have.
 */
export function viewByFigures(view: ProductListView): ProductListView | undefined {
  const text = plainUnits(withSizesApart(plainDashes(view.q ?? '')));
  const { chosen, rest } = chooseBy(text);
  if (rest === text) return undefined;
  const unslit = chosen.thickness ? rest.replace(SLIT_TO, ' ') : rest;
  return { ...view, ...chosen, q: searchable(unslit.replace(BESIDE_FIGURE, ' ').replace(JOINT, ' ')) };
}

/**
 * The first temperature, the first below zero and the first thickness in the text, as choices of the filters, and the rest
 * of the text.
 */
function chooseBy(text: string): { chosen: ChosenFigures; rest: string } {
  const chosen: ChosenFigures = {};
  const warm = text.replace(BELOW_ZERO, (figure, before: string, degrees: string) => {
    chosen.cold = asColdAs(Number(degrees));
    return chosen.cold ? `${before} ` : figure;
  });
  if (OTHER_FIGURE.test(warm)) return { chosen: {}, rest: text };
  const rest = warm.replace(FIGURE, (figure, most: string | undefined, digits: string, written: string) => {
    const unit = written.toLowerCase();
    const filter = unit === '°c' ? 'peak' : 'thickness';
    const value = Number(digits) * (THICKNESS_UNITS[unit] ?? 1);
    const slug = filter === 'peak' ? withstanding(value) : asThickAs(value, most !== undefined);
    if (!slug || chosen[filter]) return figure;
    chosen[filter] = slug;
    return ' ';
  });
  return { chosen, rest };
}

/** The text with single spaces between its words, if it is then long enough to search for. */
function searchable(text = ''): string | undefined {
  const words = text.replace(/\s+/g, ' ').trim();
  return isSearchable(words) ? words : undefined;
}

/** A round number without a unit, as the last of several words, apart from "tape". */
const BARE_NUMBER = /(\p{L}\s+[12]\d0)(?=(?:\s+tapes?)?\s*$)/iu;
/** A fraction of one without a unit. */
const BARE_FRACTION = /((?:^|\s)0?\.\d+)(?=\s|$)(?!\s+(?:mm|µm|mils?)\b)/gi;
/** Words for heat and cold. What withstands the temperature beside them is what they ask for, whatever its text says. */
const HEAT_OR_COLD =
  /\b(?:(?:hi(?:gh)?|low)[\s-]*temp(?:erature)?|(?:cold|heat)[\s-]*(?:proof|resist(?:ant|ance|ing)))\b/gi;

type CountedView = { view: ProductListView; count: number };

/**
 * The view of the tapes with the figures searched for, if these are more than the search finds. If that finds nothing,
 * the 200 of "masking 200" counts as a temperature, and the 0.13 of "PTFE 0.13" as a thickness in mm. `lasting` are those
 * that withstand the temperature all the time, if it is one.
 */
export function moreByFigures(
  products: readonly ProductSummary[],
  view: ProductListView,
  found: number,
): (CountedView & { lasting?: CountedView }) | undefined {
  const q = found > 0 ? view.q : view.q?.replace(BARE_NUMBER, '$1°c').replace(BARE_FRACTION, '$1 mm');
  const byFigures = viewByFigures({ ...view, q });
  if (!byFigures) return undefined;
  const { q: asked, peak, cold } = byFigures;
  const kinds = peak || cold ? [asked, searchable(asked?.replace(HEAT_OR_COLD, ' '))] : [asked];
  // "masking tape" finds only products of this name, as it is the whole name of one; "masking tapes", all of the kind.
  const words = new Set(kinds.flatMap((kind) => [kind, kind?.replace(/\btape$/i, '$&s')]));
  const [most] = [...words]
    .map((each) => ({ ...byFigures, q: each }))
    .map((each) => ({ view: each, count: viewProducts(products, each).length }))
    .sort((one, other) => other.count - one.count);
  return most && most.count > found ? { ...most, lasting: lasting(products, most.view) } : undefined;
}

/** The tapes whose service temperature is the one searched for, which those of a short-term temperature include. */
function lasting(products: readonly ProductSummary[], { peak, ...rest }: ProductListView) {
  const view = { ...rest, heat: peak };
  const count = peak ? viewProducts(products, view).length : 0;
  return count > 0 ? { view, count } : undefined;
}

/** What `moreByFigures` finds among all products, in words: "7 tapes: foam, 1 mm and more". */
export function offeredByFigures(
  products: readonly ProductSummary[],
  q: string,
  found: number,
): string | undefined {
  const offer = moreByFigures(products, { q, sort: DEFAULT_ORDER }, found);
  if (!offer) return undefined;
  const { view, count } = offer;
  const asked = [view.q, ...chosenInWords(view).map(({ choice }) => choice)].filter(Boolean);
  return `${count === 1 ? '1 tape' : `${count} tapes`}: ${asked.join(', ')}`;
}
