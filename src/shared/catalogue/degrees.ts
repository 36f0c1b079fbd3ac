/** The text with degrees Celsius written in one way: "260 °C", "260C" and "260 deg C" become "260°c". */
export const plainDegrees = (text: string): string =>
  text.replace(/(\d)\s*(?:(?:°|deg(?:rees?)?)\s*)?c(?![a-z])/gi, '$1°c');
