/*
 * Figures in one spelling, so that those which only look different are the same for a search, a filter and a comparison.
 */

/** The text with each unit written in one way: see the two functions below. */
export const plainUnits = (text: string): string => plainMicrons(plainDegrees(text));

/**
 * Degrees Celsius: "260 °C", "260℃", "260C", "260 deg C" and "260 degrees Celsius" become "260°c". Degrees without a scale
 * are Celsius, too; "180°" is an angle.
 */
const plainDegrees = (text: string): string =>
  text.replace(
    /(\d)\s*(?:℃|(?:(?:°|deg(?:rees?)?)?\s*c(?:elsius|entigrade)?|deg(?:rees?)?)(?!\p{L}))/giu,
    '$1°c',
  );

/** Microns: "28um", "28 Microns" and "28 mic" become "28 µm". The micro sign has two code points, which look the same. */
const plainMicrons = (text: string): string => text.replace(/(\d)\s*(?:[µμ]m|um|mic(?:rons?)?)\b/gi, '$1 µm');

/** The text without thousands separators, Indian ones too ("1,00,000"). The comma of "0,125" stays: it is a decimal. */
export const plainThousands = (text: string): string =>
  text.replace(/\b[1-9]\d{0,2}(?:(?:,\d{2})+,\d{3}|(?:,\d{3})+)(?!,?\d)/g, (number) =>
    number.replaceAll(',', ''),
  );

/** The text with hyphens in place of dashes and of the minus sign. */
export const plainDashes = (text: string): string => text.replace(/[‐-―−]/g, '-');
