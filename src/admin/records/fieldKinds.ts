import type { Content } from '../../shared/catalogue/content';
import type { ResourceName } from '../../shared/storage/keys';

/** What the texts in a field are. */
type FieldKind = 'html';

/** The fields that hold more than plain text. */
const fieldKinds: { [Name in ResourceName]: Partial<Record<keyof Content[Name][number], FieldKind>> } = {
  products: {},
  categories: { description: 'html' },
  industries: { description: 'html' },
  blog: { content: 'html' },
  settings: {},
};

/** The kind of a record's field; undefined for plain text, other values and parts of groups. */
export function kindOf(resource: ResourceName, field: string): FieldKind | undefined {
  const kinds: Readonly<Record<string, FieldKind | undefined>> = fieldKinds[resource];
  return kinds[field];
}

/** The field in which a collection's records hold HTML. */
export const htmlFieldOf = (resource: ResourceName): string | undefined =>
  Object.keys(fieldKinds[resource]).find((field) => kindOf(resource, field) === 'html');
