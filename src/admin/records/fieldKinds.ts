import type { Content } from '../../shared/catalogue/content';
import { type ResourceName, resourceNames } from '../../shared/storage/keys';

/** What a field's text is, or each text of its list: HTML, a day, a picture's address, or another record's id. */
type FieldKind = 'html' | 'day' | 'picture' | { idOf: ResourceName };

/** The fields that hold more than plain text. */
const fieldKinds = {
  products: { category: { idOf: 'categories' }, industries: { idOf: 'industries' }, images: 'picture' },
  categories: { description: 'html', image: 'picture' },
  industries: { description: 'html', products: { idOf: 'products' }, image: 'picture' },
  blog: { content: 'html', image: 'picture', datePublished: 'day', dateModified: 'day' },
  settings: { popularProductIds: { idOf: 'products' } },
} as const satisfies {
  [Name in ResourceName]: Partial<Record<keyof Content[Name][number], FieldKind>>;
};

type HtmlNames<Kinds> = { [Name in keyof Kinds]: Kinds[Name] extends 'html' ? Name : never }[keyof Kinds];

/** The name of a field that holds HTML, in whichever collection. */
export type HtmlField = { [Name in ResourceName]: HtmlNames<(typeof fieldKinds)[Name]> }[ResourceName];

/** The kind of a record's field; undefined for plain text, other values and parts of groups. */
export function kindOf(resource: ResourceName, field: string): FieldKind | undefined {
  const kinds: Readonly<Record<string, FieldKind | undefined>> = fieldKinds[resource];
  return kinds[field];
}

/** The field in which a collection's records hold HTML. */
export const htmlFieldOf = (resource: ResourceName): string | undefined =>
  Object.keys(fieldKinds[resource]).find((field) => kindOf(resource, field) === 'html');

/** Whether a field holds ids, in whichever collection. */
export const holdsIds = (field: string): boolean =>
  resourceNames.some((resource) => typeof kindOf(resource, field) === 'object');
