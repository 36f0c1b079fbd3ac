/** The text with one way of writing degrees Celsius, close to their number: "260 °C", "260C" and "260 deg C" are "260°c". */
export const plainDegrees = (text: string): string =>
  text.replace(/(\d)\s*(?:°|deg(?:rees?)?)?\s*c(?![a-z])/gi, '$1°c');
