import type { ProductCard } from './product';

/* Filters by the figures that products' cards show. What a product does not say there, it is not found by. */

type FiguresOfCard = Pick<ProductCard, 'figures'>;

/** A choice of a filter: values from one to another, both included. */
type Span = { slug: string; label: string; from: number; to: number };

export type FigureFilterName = 'thickness' | 'heat';

type FigureFilter = {
  /** As the URL names it. */
  name: FigureFilterName;
  label: string;
  /** The figure on the card that it reads (keyFigures.ts). */
  figure: string;
  /** The units that are understood, each in the one of the spans. */
  units: Readonly<Record<string, number>>;
  spans: readonly Span[];
};

const thickness = (from: number, to: number, label = `${from} to ${to} mm`): Span => ({
  slug: Number.isFinite(to) ? `${from}-${to}` : `${from}-`,
  label,
  from,
  to,
});

const atLeast = (from: number, unit: string): Span => ({
  slug: `${from}`,
  label: `${from}\u00a0${unit} and more`,
  from,
  to: Number.POSITIVE_INFINITY,
});

export const figureFilters: readonly FigureFilter[] = [
  {
    name: 'thickness',
    label: 'Thickness',
    figure: 'Thickness',
    units: { mm: 1, '\u00b5m': 0.001, micron: 0.001, microns: 0.001 },
    spans: [
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
    label: 'Heat resistance',
    figure: 'Temperature',
    units: { '°C': 1 },
    spans: [60, 80, 100, 120, 150, 180, 260].map((from) => atLeast(from, '°C')),
  },
];

/** What is chosen of each, by the slug of its span. */
export type ChosenFigures = Partial<Record<FigureFilterName, string>>;

const findSpan = ({ spans }: FigureFilter, slug: string | null | undefined): Span | undefined =>
  spans.find((span) => span.slug === slug);

/** Whether the product has every figure that is asked for; a slug that no span has asks for nothing. */
export const hasFigures = (product: FiguresOfCard, chosen: ChosenFigures): boolean =>
  figureFilters.every((filter) => {
    const span = findSpan(filter, chosen[filter.name]);
    return !span || isIn(span, valuesOf(product, filter));
  });

/** What a URL asks for; unknown values are left out. */
export const readFigures = (query: URLSearchParams): ChosenFigures =>
  Object.fromEntries(
    figureFilters.map((filter) => [filter.name, findSpan(filter, query.get(filter.name))?.slug]),
  );

/** What is chosen, in words: "Thickness: 0.1 to 0.2 mm". */
export const chosenInWords = (chosen: ChosenFigures): { name: FigureFilterName; words: string }[] =>
  figureFilters.flatMap((filter) => {
    const span = findSpan(filter, chosen[filter.name]);
    return span ? [{ name: filter.name, words: `${filter.label}: ${span.label}` }] : [];
  });

/** The filter's spans, each with how many of these products it would show. */
export function countSpans({ spans, ...filter }: FigureFilter, products: readonly FiguresOfCard[]) {
  const values = products.map((product) => valuesOf(product, filter));
  return spans.map((span) => ({
    slug: span.slug,
    label: span.label,
    count: values.filter((each) => isIn(span, each)).length,
  }));
}

/** A tape that comes in several thicknesses has to have one of them there. */
const isIn = ({ from, to }: Span, values: readonly number[]): boolean =>
  values.some((value) => from <= value && value <= to);

/**
 * The numbers of a product's figure, in the spans' unit: of "0.13 mm", of "1.5, 2, 3 mm" where it comes in several, of
 * "−70 to 260 °C". None where it has no such figure, or one in a unit that is not understood.
 */
function valuesOf(
  { figures = [] }: FiguresOfCard,
  { figure, units }: Pick<FigureFilter, 'figure' | 'units'>,
): number[] {
  const written = figures.find(({ name }) => name === figure)?.value ?? '';
  // What stands in brackets says for which kind that is, or for how long. Of µ there are two, which look the same.
  const value = written.replace(/\s\([^)]*\)(?=,|$)/g, '').replaceAll('\u03bc', '\u00b5');
  const factor = Object.entries(units).find(([unit]) => value.endsWith(unit))?.[1];
  if (factor === undefined) return [];
  // "5–40" is a span, and no 5 beside a −40.
  const numbers = value.replace(/(\d)\s*[-–−](?=\d)/g, '$1 to ').match(/[-−]?\d+(?:\.\d+)?/g) ?? [];
  return numbers.map((number) => Number(number.replace('−', '-')) * factor);
}
