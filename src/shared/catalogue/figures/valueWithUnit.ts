import type { Specification } from './specification';

/** A figure with its unit, joined by no-break spaces. */
export const valueWithUnit = ({ value, unit }: Pick<Specification, 'value' | 'unit'>): string =>
  unit ? `${value}\u00a0${unit.replaceAll(' ', '\u00a0')}` : value;
