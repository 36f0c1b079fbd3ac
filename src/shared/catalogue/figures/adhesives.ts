import { findSpecification } from './keyFigures.ts';
import type { Specification } from './specification';

/** What buyers tell adhesives apart by. Another, such as starch, is none of the filter's choices. */
export const ADHESIVES = [
  { slug: 'acrylic', label: 'Acrylic', named: /acrylic/i },
  { slug: 'rubber', label: 'Rubber', named: /rubber/i },
  { slug: 'silicone', label: 'Silicone', named: /^(?!.*(?:non[- ]?silicone|silicone[- ]?free)).*silicone/i },
  { slug: 'none', label: 'None', named: /^(?:nil|no|none|without)\b/i },
] as const;

export type Adhesive = (typeof ADHESIVES)[number]['slug'];

/** What a product's adhesive is made of; brackets say what it can have to order, or where else: "(hot-melt to order)". */
export function adhesivesOf(specifications: readonly Specification[]): Adhesive[] {
  const made =
    findSpecification(specifications, 'Adhesive')
      ?.value.replace(/\([^)]*\)/g, '')
      .trim() ?? '';
  return ADHESIVES.filter(({ named }) => named.test(made)).map(({ slug }) => slug);
}
