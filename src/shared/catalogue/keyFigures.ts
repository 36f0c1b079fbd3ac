import type { Specification } from './product';
import { valueWithUnit } from './valueWithUnit.ts';

/**
 * The specifications that buyers look at first, by their names, in this order. Those that tell one tape from the next in
 * a list have a shorter name there.
 */
const KEY_FIGURES: readonly { name: string; onCard?: string }[] = [
  { name: 'Total thickness', onCard: 'Thickness' },
  { name: 'Retroreflection', onCard: 'Retroreflection' },
  { name: 'Surface resistance', onCard: 'Resistance' },
  { name: 'Service temperature', onCard: 'Temperature' },
  { name: 'Short-term temperature', onCard: 'Short-term' },
  { name: 'Standard widths' },
  { name: 'Peel adhesion to steel' },
  { name: 'Adhesive' },
  { name: 'Backing' },
];

/** As many as a product's page has room for. */
const SHOWN = 4;
/** As many as a card has room for. */
export const SHOWN_ON_CARD = 3;

/** Whatever its case, and with the blank that telephones' keyboards leave behind a word. */
const named = (specifications: readonly Specification[], name: string) =>
  specifications.find((specification) => specification.name.trim().toLowerCase() === name.toLowerCase());

/** The names of the specifications that a card may show, in order. */
export const namesOnCards = KEY_FIGURES.flatMap(({ name, onCard }) => (onCard ? [name] : []));

/** Those that a product's page begins with, as far as it has them. */
export const keyFigures = (specifications: readonly Specification[]): Specification[] =>
  KEY_FIGURES.flatMap(({ name }) => named(specifications, name) ?? []).slice(0, SHOWN);

/** A figure on a card: "Thickness", "0.13 mm". */
export type CardFigure = { name: string; value: string };

/** Those that a product's card shows. */
export const cardFigures = (specifications: readonly Specification[]): CardFigure[] =>
  KEY_FIGURES.flatMap(({ name, onCard }) => {
    const figure = onCard && named(specifications, name);
    return figure ? [{ name: onCard, value: valueWithUnit(figure) }] : [];
  }).slice(0, SHOWN_ON_CARD);
