/* The names by which records choose their looks. What each looks like is the site's matter. */

/** Icons of categories and industries (lucide's names). Any other name shows a roll of tape. */
export const iconNames = [
  'cpu',
  'factory',
  'flame',
  'layers',
  'package',
  'printer',
  'shield',
  'sun',
  'tag',
  'thermometer',
  'triangle-alert',
  'truck',
  'wind',
  'wrench',
  'zap',
] as const;

export type IconName = (typeof iconNames)[number];

/** Grounds of industries. Any other name shows the plain one. */
export type GradientName = 'kraft' | 'foil' | 'ink' | 'circuit' | 'beacon' | 'glass';
