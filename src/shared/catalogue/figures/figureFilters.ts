import type { figureParameters } from '../../paths';
import { oncePerRecord } from '../oncePerRecord';
import type { ProductSummary } from '../product';
import { ADHESIVES } from './adhesives';
import type { FigureOnCard } from './keyFigures';
import { type Reading, type Span, spansIn } from './spansIn';

/*
 * Filters by what products' specifications say: the figures on their cards, and the adhesive. A product is not found by
 * figures that its card does not show.
 */

type Filtered = Pick<ProductSummary, 'figures' | 'adhesives'>;

type Choice = { slug: string; label: string };

type Filter<C extends Choice> = {
  /** The URL's query parameter. */
  name: (typeof figureParameters)[number];
  label: string;
  choices: readonly C[];
};

type RangeFilter = Filter<Choice & Span> &
  Reading & {
    /** The card's figures that it reads; one that matches is enough. */
    figures: readonly FigureOnCard[];
  };

type FigureFilter = Filter<Choice | (Choice & Span)>;

const thickness = (from: number, to: number, label = `${from} to ${to} mm`) => ({
  slug: `${from}-${Number.isFinite(to) ? to : ''}`,
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

const cold = (degrees: number) => ({
  slug: `-${degrees}`,
  label: `−${degrees}\u00a0°C and less`,
  from: Number.NEGATIVE_INFINITY,
  to: -degrees,
});

export const rangeFilters: readonly RangeFilter[] = [
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
  {
    name: 'cold',
    label: 'Lowest temperature',
    figures: ['Temperature'],
    isLasting: true,
    units: { '°c': 1 },
    choices: [10, 20, 30, 40, 50].map(cold),
  },
];

export const figureFilters: readonly FigureFilter[] = [
  { name: 'adhesive', label: 'Adhesive', choices: ADHESIVES },
  ...rangeFilters,
];

/** The slug of each filter's chosen choice. */
export type ChosenFigures = Partial<Record<FigureFilter['name'], string>>;

const findChoice = ({ choices }: FigureFilter, wanted: string | null | undefined) =>
  choices.find(({ slug }) => slug === wanted);

/** Whether the product matches every chosen figure; unknown slugs are ignored. */
export const hasFigures = (product: Filtered, chosen: ChosenFigures): boolean =>
  figureFilters.every((filter) => {
    const choice = findChoice(filter, chosen[filter.name]);
    return !choice || isFound(product, filter, choice);
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
export const countChoices = (filter: FigureFilter, products: readonly Filtered[]) =>
  filter.choices.map((choice) => ({
    slug: choice.slug,
    label: choice.label,
    count: products.filter((product) => isFound(product, filter, choice)).length,
  }));

const isFound = (
  product: Filtered,
  { name }: FigureFilter,
  choice: FigureFilter['choices'][number],
): boolean =>
  'from' in choice
    ? (spansOf(product).get(name) ?? []).some((span) => span.from <= choice.to && choice.from <= span.to)
    : (product.adhesives ?? []).some((adhesive) => adhesive === choice.slug);

/** The ranges in a product's figures that each filter reads, by its name and in its choices' unit. */
export const spansOf = oncePerRecord(
  ({ figures = [] }: Filtered) =>
    new Map(
      rangeFilters.map((filter) => [
        filter.name,
        figures
          .filter(({ name }) => filter.figures.includes(name))
          .flatMap(({ value }) => spansIn(value, filter)),
      ]),
    ),
);
