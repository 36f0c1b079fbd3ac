/**
 * The text with degrees Celsius written in one way: "260 °C", "260C", "260 deg C" and "260 degrees Celsius" become
 * "260°c". Degrees without a scale are Celsius, too; "180°" is an angle.
 */
export const plainDegrees = (text: string): string =>
  text.replace(/(\d)\s*(?:(?:°|deg(?:rees?)?)?\s*c(?:elsius|entigrade)?|deg(?:rees?)?)(?!\p{L})/giu, '$1°c');
