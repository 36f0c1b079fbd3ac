import type { Specification } from './specification';
import { valueWithUnit } from './valueWithUnit.ts';

/** The specifications that distinguish tapes in a list, each with a shorter name for cards, in this order. */
export const FIGURES_ON_CARDS = [
  { name: 'Total thickness', onCard: 'Thickness' },
  { name: 'Retroreflection', onCard: 'Retroreflection' },
  { name: 'Surface resistance', onCard: 'Resistance' },
  { name: 'Service temperature', onCard: 'Temperature' },
  { name: 'Short-term temperature', onCard: 'Short-term' },
] as const;

/** What else buyers look at first, after those on cards. */
const OTHER_KEY_FIGURES = ['Standard widths', 'Peel adhesion to steel', 'Adhesive', 'Backing'];

/** The name of a figure on cards. */
export type FigureOnCard = (typeof FIGURES_ON_CARDS)[number]['onCard'];

/** How many fit on a card, or on the top of a product's page. */
export const MOST_SHOWN = 4;

/**
 * The specification with this name, or else with the one that cards show, ignoring case and the space that phone
 * keyboards leave after a word.
 */
export function findSpecification(specifications: readonly Specification[], name: string, onCard = name) {
  const named = (wanted: string) =>
    specifications.find((specification) => specification.name.trim().toLowerCase() === wanted.toLowerCase());
  return named(name) ?? named(onCard);
}

/**
 * The key figures at the top of a product's page. If it has fewer than fit, its first others follow: what tells piping
 * apart, the diameter of its cord, has a name of its own.
 */
export function keyFigures(specifications: readonly Specification[]): Specification[] {
  const key = [
    ...FIGURES_ON_CARDS.flatMap(({ name, onCard }) => findSpecification(specifications, name, onCard) ?? []),
    ...OTHER_KEY_FIGURES.flatMap((name) => findSpecification(specifications, name) ?? []),
  ];
  const others = specifications.filter((specification) => !key.includes(specification));
  return [...key, ...others].slice(0, MOST_SHOWN);
}

/** A figure on a card: "Thickness", "0.13 mm". */
export type CardFigure = { name: FigureOnCard; value: string };

/** The key figures that a product's card shows. */
export const cardFigures = (specifications: readonly Specification[]): CardFigure[] =>
  FIGURES_ON_CARDS.flatMap(({ name, onCard }) => {
    const figure = findSpecification(specifications, name, onCard);
    return figure ? [{ name: onCard, value: valueWithUnit(figure) }] : [];
  }).slice(0, MOST_SHOWN);
