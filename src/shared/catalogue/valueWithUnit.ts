import type { Specification } from './product';

/** A figure with its unit, which never stands alone on the next line. */
export const valueWithUnit = ({ value, unit }: Pick<Specification, 'value' | 'unit'>): string =>
  unit ? `${value}\u00a0${unit.replaceAll(' ', '\u00a0')}` : value;
