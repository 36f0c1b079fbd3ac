import type { Specification } from './specification';
import { valueWithUnit } from './valueWithUnit.ts';

/**
 * The specifications that buyers look at first, by name, in this order. Those that distinguish tapes in a list have a
 * shorter name for cards.
 */
const KEY_FIGURES = [
  { name: 'Total thickness', onCard: 'Thickness' },
  { name: 'Retroreflection', onCard: 'Retroreflection' },
  { name: 'Surface resistance', onCard: 'Resistance' },
  { name: 'Service temperature', onCard: 'Temperature' },
  { name: 'Short-term temperature', onCard: 'Short-term' },
  { name: 'Standard widths' },
  { name: 'Peel adhesion to steel' },
  { name: 'Adhesive' },
  { name: 'Backing' },
] as const satisfies readonly { name: string; onCard?: string }[];

/** The name of a figure on cards. */
export type FigureOnCard = Extract<(typeof KEY_FIGURES)[number], { onCard: string }>['onCard'];

type KeyFigure = { name: string; onCard?: FigureOnCard };

/** How many fit on a card, or on the top of a product's page. */
export const MOST_SHOWN = 4;

/**
 * The specification with this name, or else with the one that cards show, ignoring case and the space that phone
 * keyboards leave after a word.
 */
function find(specifications: readonly Specification[], { name, onCard }: KeyFigure) {
  const named = (wanted = name) =>
    specifications.find((specification) => specification.name.trim().toLowerCase() === wanted.toLowerCase());
  return named() ?? named(onCard);
}

/** The names of the specifications that a card can show, in order. */
export const namesOnCards = KEY_FIGURES.flatMap(({ name, onCard }: KeyFigure) => (onCard ? [name] : []));

/**
 * The key figures at the top of a product's page. If it has fewer than fit, its first others follow: what tells piping
 * apart, the diameter of its cord, has a name of its own.
 */
export function keyFigures(specifications: readonly Specification[]): Specification[] {
  const key = KEY_FIGURES.flatMap((figure) => find(specifications, figure) ?? []);
  const others = specifications.filter((specification) => !key.includes(specification));
  return [...key, ...others].slice(0, MOST_SHOWN);
}

/** A figure on a card: "Thickness", "0.13 mm". */
export type CardFigure = { name: FigureOnCard; value: string };

/** The key figures that a product's card shows. */
export const cardFigures = (specifications: readonly Specification[]): CardFigure[] =>
  KEY_FIGURES.flatMap(({ name, onCard }: KeyFigure) => {
    const figure = onCard && find(specifications, { name, onCard });
    return figure ? [{ name: onCard, value: valueWithUnit(figure) }] : [];
  }).slice(0, MOST_SHOWN);
