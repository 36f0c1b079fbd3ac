import { plainDashes, plainThousands, plainUnits } from './plainFigures';

/** A range of values, including both ends. */
export type Span = { from: number; to: number };

/** How figures of one kind are read. */
export type Reading = {
  /** The units that are understood, as `plain` writes them, each with its factor to the ranges' unit. */
  units: Readonly<Record<string, number>>;
  /** Whether a figure that holds for a time only, "150 °C (30 min)", counts for nothing. */
  isLasting?: boolean;
};

/**
 * The ranges in a figure's text: in "0.13 mm", "−70 to 260 °C", or several, "1.5, 2, 3 mm". A text that is not completely
 * understood has none: better that a tape is not found than that it is found for a temperature that it does not
 * withstand.
 */
export function spansIn(value: string, { units, isLasting }: Reading): Span[] {
  const written = plainThousands(plainDashes(value)).split(BETWEEN_FIGURES);
  const parts = written.map((part) => ({ figure: FIGURE.exec(plain(part)), isBrief: BRIEF.test(part) }));
  const last = parts.at(-1)?.figure;
  const lastUnit = last?.[4] ?? last?.[2] ?? '';
  const counted = parts.filter(({ isBrief }) => !(isLasting && isBrief));
  const spans = counted.map(({ figure }) => {
    const [, low = '', lowUnit, high = low, highUnit] = figure ?? [];
    const factorOf = (unit = lastUnit) => units[unit] ?? Number.NaN;
    return {
      from: Number.parseFloat(low) * factorOf(lowUnit ?? highUnit),
      to: Number.parseFloat(high) * factorOf(highUnit ?? lowUnit),
    };
  });
  return spans.every(({ from, to }) => from <= to) ? spans : [];
}

/** What separates figures, except in brackets. */
const BETWEEN_FIGURES = /(?:[,;]\s+|\s+(?:and|or)\s+)(?![^(]*\))/i;

/** A remark that the figure before it holds for a time only: "(30 mins)", but not "(150 °C for 30 min)". */
const BRIEF =
  /\((?:short|brief|peak|intermittent|(?:for |up to |max\.? )?[\d./]+\s*(?:h|hours?|hrs?|min(?:ute)?s?|s|sec(?:ond)?s?)\b)/i;

/**
 * One or two numbers, each with or without a unit: "0.13mm", "−70 to +260 °c", "0–60°c". Digits are read in one way only:
 * see figureSearch.ts.
 */
const FIGURE =
  /^([-+]?(?:\d*\.)?\d+)\s*((?!to\b)[°\p{L}]+?)?(?:\s*(?:to|-)\s*([-+]?(?:\d*\.)?\d+)\s*([°\p{L}]+)?)?$/u;

/** A figure without brackets (for which variant it holds, or how long) and tolerances. */
const plain = (value: string): string =>
  plainUnits(
    value
      .toLowerCase()
      .replace(/\s*\([^)]*\)/g, '')
      // With its unit if the figure has one of its own.
      .replace(/([°\p{L}])\s*±\s*[\d.]+\s?[°\p{L}]+|\s*±\s*[\d.]+\s?%?/gu, '$1'),
  ).trim();
