import type { figureParameters } from '../../paths';
import { oncePerRecord } from '../oncePerRecord';
import type { ProductSummary } from '../product';
import type { FigureOnCard } from './keyFigures';
import { plainDashes, plainThousands, plainUnits } from './plainFigures';

/* Filters by the figures on products' cards. A product is not found by figures that its card does not show. */

type CardFigures = Pick<ProductSummary, 'figures'>;

/** A range of values, including both ends. */
export type Span = { from: number; to: number };

type FigureFilter = {
  /** The URL's query parameter. */
  name: (typeof figureParameters)[number];
  label: string;
  /** The card's figures that it reads; one that matches is enough. */
  figures: readonly FigureOnCard[];
  /** Whether a figure that holds for a time only, "150 °C (30 min)", counts for nothing. */
  isLasting?: boolean;
  /** The units that are understood, as `plain` writes them, each with its factor to the choices' unit. */
  units: Readonly<Record<string, number>>;
  choices: readonly (Span & { slug: string; label: string })[];
};

const thickness = (from: number, to: number, label = `${from} to ${to} mm`) => ({
  slug: Number.isFinite(to) ? `${from}-${to}` : `${from}-`,
  label,
  from,
  to,
});

const temperature = (from: number) => ({
  slug: `${from}`,
  label: `${from}\u00a0°C and more`,
  from,
  to: Number.POSITIVE_INFINITY,
});

export const figureFilters: readonly FigureFilter[] = [
  {
    name: 'thickness',
    label: 'Thickness',
    figures: ['Thickness'],
    units: { mm: 1, µm: 0.001 },
    choices: [
      thickness(0, 0.05, 'Up to 0.05 mm'),
      thickness(0.05, 0.1),
      thickness(0.1, 0.2),
      thickness(0.2, 0.5),
      thickness(0.5, 1),
      thickness(1, Number.POSITIVE_INFINITY, '1 mm and more'),
    ],
  },
  {
    name: 'heat',
    label: 'Service temperature',
    figures: ['Temperature'],
    isLasting: true,
    units: { '°c': 1 },
    choices: [60, 80, 100, 120, 150, 180, 200, 260].map(temperature),
  },
  {
    // As for an oven or a solder bath. The service temperature counts, too, because a tape also withstands it briefly.
    name: 'peak',
    label: 'Short-term temperature',
    figures: ['Short-term', 'Temperature'],
    units: { '°c': 1 },
    choices: [100, 120, 150, 180, 200, 260].map(temperature),
  },
];

/** The slug of each filter's chosen choice. */
export type ChosenFigures = Partial<Record<FigureFilter['name'], string>>;

const findChoice = ({ choices }: FigureFilter, wanted: string | null | undefined) =>
  choices.find(({ slug }) => slug === wanted);

/** Whether the product matches every chosen figure; unknown slugs are ignored. */
export const hasFigures = (product: CardFigures, chosen: ChosenFigures): boolean =>
  figureFilters.every((filter) => {
    const choice = findChoice(filter, chosen[filter.name]);
    return !choice || isWithin(choice, spansOf(product).get(filter.name));
  });

/** The figures chosen in a URL; unknown values are left out. */
export const readFigures = (query: URLSearchParams): ChosenFigures =>
  Object.fromEntries(
    figureFilters.map((filter) => [filter.name, findChoice(filter, query.get(filter.name))?.slug]),
  );

/** The chosen figures in words: "Thickness: 0.1 to 0.2 mm", and the choice alone. */
export const chosenInWords = (
  chosen: ChosenFigures,
): { name: FigureFilter['name']; words: string; choice: string }[] =>
  figureFilters.flatMap((filter) => {
    const choice = findChoice(filter, chosen[filter.name])?.label;
    return choice ? [{ name: filter.name, words: `${filter.label}: ${choice}`, choice }] : [];
  });

/** The filter's choices, each with the number of these products that it would show. */
export function countChoices(filter: FigureFilter, products: readonly CardFigures[]) {
  const spans = products.map((product) => spansOf(product).get(filter.name));
  return filter.choices.map((choice) => ({
    slug: choice.slug,
    label: choice.label,
    count: spans.filter((each) => isWithin(choice, each)).length,
  }));
}

const isWithin = ({ from, to }: Span, spans: readonly Span[] = []): boolean =>
  spans.some((span) => span.from <= to && from <= span.to);

/**
 * The ranges in a product's figures that each filter reads, by its name and in its choices' unit: of "0.13 mm",
 * "−70 to 260 °C", or several, "1.5, 2, 3 mm". A figure that is not completely understood counts as none: better that a
 * tape is not found than that it is found for a temperature that it does not withstand.
 */
export const spansOf = oncePerRecord(
  ({ figures = [] }: CardFigures) =>
    new Map(
      figureFilters.map((filter) => [
        filter.name,
        figures
          .filter(({ name }) => filter.figures.includes(name))
          .flatMap(({ value }) => spansIn(value, filter)),
      ]),
    ),
);

function spansIn(value: string, { units, isLasting }: FigureFilter): Span[] {
  const written = plainThousands(plainDashes(value)).split(BETWEEN_FIGURES);
  const parts = written.map((part) => ({ figure: FIGURE.exec(plain(part)), isBrief: BRIEF.test(part) }));
  const lastUnit = parts.at(-1)?.figure?.[4] ?? parts.at(-1)?.figure?.[2];
  const counted = parts.filter(({ isBrief }) => !(isLasting && isBrief));
  const spans = counted.map(({ figure }) => {
    const [, low = '', lowUnit, high = low, highUnit] = figure ?? [];
    const factorOf = (unit = lastUnit ?? '') => units[unit] ?? Number.NaN;
    return {
      from: toNumber(low) * factorOf(lowUnit ?? highUnit),
      to: toNumber(high) * factorOf(highUnit ?? lowUnit),
    };
  });
  return spans.every(({ from, to }) => from <= to) ? spans : [];
}

/** Not those in brackets. */
const BETWEEN_FIGURES = /(?:[,;]\s+|\s+(?:and|or)\s+)(?![^(]*\))/i;

/** A remark that the figure before it holds for a time only: "(30 mins)", but not "(150 °C for 30 min)". */
const BRIEF =
  /\((?:short|brief|peak|intermittent|(?:for |up to |max\.? )?[\d./]+\s*(?:h|hours?|hrs?|min(?:ute)?s?|s|sec(?:ond)?s?)\b)/i;

/** One or two numbers, each with or without a unit: "0.13mm", "−70 to +260 °c", "0–60°c". */
const FIGURE =
  /^([-+]?\d*\.?\d+)\s*((?!to\b)[°\p{L}]+?)?(?:\s*(?:to|-)\s*([-+]?\d*\.?\d+)\s*([°\p{L}]+)?)?$/u;

const toNumber = (digits: string): number => (digits === '' ? Number.NaN : Number(digits));

/** A figure without brackets (for which variant it holds, or how long) and tolerances. */
const plain = (value: string): string =>
  plainUnits(
    value
      .toLowerCase()
      .replace(/\s*\([^)]*\)/g, '')
      // With its unit if the figure has one of its own.
      .replace(/([°\p{L}])\s*±\s*[\d.]+\s?[°\p{L}]+|\s*±\s*[\d.]+\s?%?/gu, '$1'),
  ).trim();
