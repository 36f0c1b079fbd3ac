import * as v from 'valibot';
import { htmlFaults } from '../../html/htmlFaults';
import { parseJson } from '../../parseJson';
import type { ResourceName } from '../../storage/keys';
import { articleSchema } from '../article';
import { isCalendarDay } from '../calendarDay';
import { categorySchema } from '../category';
import type { Content } from '../content';
import { industrySchema } from '../industry';
import { productSchema } from '../product';
import { faultCheck } from './faultCheck';
import { publishedSettingsSchema } from './publishedSettings';

/*
 * The file to which the admin exports all content and from which it can load it; `npm run content:apply` writes it into
 * the built-in defaults.
 */

const FORMAT = 'tape-catalogue-content';
const VERSION = 1;

/** An object that may hold something for each collection. */
const byCollection = <T extends v.GenericSchema>(schema: T) =>
  v.object({
    products: v.optional(schema),
    categories: v.optional(schema),
    industries: v.optional(schema),
    blog: v.optional(schema),
    settings: v.optional(schema),
  } satisfies Record<ResourceName, unknown>);

/**
 * The version of the built-in records that a collection's records are based on (missing if the browser kept no note of
 * it), and whether any of them has been edited since.
 */
const basisSchema = v.object({ version: v.optional(v.string()), isEdited: v.boolean() });

/** The download's own id and, by collection, those of earlier downloads of the same browser that it builds on. */
const lineageSchema = v.object({
  download: v.string(),
  earlier: v.record(v.string(), v.array(v.string())),
});

/** Recognises a content file, without checking its records. A file may hold only some of the collections. */
const contentFileSchema = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  /** When it was downloaded, ISO 8601. For information only. */
  savedAt: v.optional(v.string()),
  /** Files of earlier versions of the site have none. */
  basis: v.optional(byCollection(basisSchema)),
  content: byCollection(v.array(v.unknown())),
});

/**
 * Recognises a content file by its text: what it says as JSON, and as a file whose records are not checked yet.
 * @param toUpdate how to get the newest version of the site, such as "Fetch the newest code"
 * @throws {Error} with a message for whoever chose the file, if this version of the site cannot read it as one
 */
export function recogniseContentFile(
  text: string,
  toUpdate: string,
): { parsed: unknown; file: v.InferOutput<typeof contentFileSchema> } {
  const parsed = parseJson(text);
  if (parsed === undefined) {
    throw new Error(
      'This file cannot be read: it is not a file that was downloaded in the admin, or it was cut off. Download or copy it again.',
    );
  }
  const result = v.safeParse(contentFileSchema, parsed);
  if (result.success) return { parsed, file: result.output };
  throw new Error(
    v.getDotPath(result.issues[0]) === 'version'
      ? `This content file was made by another version of the site. ${toUpdate}: the newest version may read it.`
      : 'This is not a content file of this site.',
  );
}

const listOf = <T extends v.GenericSchema<unknown, { id: string }>>(schema: T) =>
  v.pipe(
    v.array(schema),
    faultCheck((records) => repetition(records)),
  );

function repetition(records: readonly { id: string }[]): string | undefined {
  const ids = records.map(({ id }) => id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  return repeated === undefined ? undefined : `The id “${repeated}” occurs twice.`;
}

/** A date that exists. For stored articles, which must stay readable, only the format is checked. */
const day = v.pipe(
  v.string(),
  v.check(isCalendarDay, 'A date is a day of the calendar, written YYYY-MM-DD.'),
);

/** HTML that needs no sanitising, because published HTML is shown to everyone as it is written. */
const safeHtml = v.optional(
  v.pipe(
    v.string(),
    faultCheck((html) => htmlFaults(html).join(' ') || undefined),
  ),
  '',
);

/** A content file in which every record is valid and can be published, and no id is repeated. */
const validContentFileSchema = v.object({
  ...contentFileSchema.entries,
  // If it is missing, each collection is judged by its version.
  lineage: v.optional(lineageSchema),
  content: v.pipe(
    v.object({
      // An empty list means the built-in products. Section 4.
      products: v.optional(v.pipe(listOf(productSchema), v.nonEmpty('The file holds no product.'))),
      categories: v.optional(listOf(v.object({ ...categorySchema.entries, description: safeHtml }))),
      industries: v.optional(listOf(v.object({ ...industrySchema.entries, description: safeHtml }))),
      blog: v.optional(
        listOf(
          v.object({ ...articleSchema.entries, content: safeHtml, datePublished: day, dateModified: day }),
        ),
      ),
      settings: v.optional(v.pipe(v.array(publishedSettingsSchema), v.maxLength(1))),
    } satisfies Record<ResourceName, unknown>),
    v.check((content) => Object.keys(content).length > 0, 'The file holds no content.'),
  ),
});

/** The basis of each collection in a file: see `basisSchema`. */
export type ContentBasis = Partial<Record<ResourceName, v.InferOutput<typeof basisSchema>>>;

/** See `lineageSchema`. */
export type Lineage = v.InferOutput<typeof lineageSchema>;

export type ValidContentFile = Pick<v.InferOutput<typeof validContentFileSchema>, 'content'> & {
  basis?: ContentBasis;
  lineage?: Lineage;
};

/**
 * Reads a content file for `content:apply` and the build. `problems` says which records are invalid and why; if there are
 * any, `content` is empty.
 * @throws {Error} if it is not a content file: see `recogniseContentFile`
 */
export function readContentFile(text: string): ValidContentFile & { problems: string[] } {
  const { parsed } = recogniseContentFile(text, 'Fetch the newest code');
  const result = v.safeParse(validContentFileSchema, parsed);
  if (result.success) {
    const { content, basis, lineage } = result.output;
    return { content, basis, lineage, problems: [] };
  }
  return {
    content: {},
    problems: result.issues.map((issue) => `${nameOf(issue)}: ${issue.message}`),
  };
}

/** The path of an issue, with the record's id instead of its index. */
function nameOf({ path }: v.BaseIssue<unknown>): string {
  const names = path?.map(({ key, value }) => {
    const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
    return typeof id === 'string' ? id : String(key);
  });
  return names?.join(' › ') ?? 'The file';
}

/** The text of a content file with these records and their basis and lineage. */
export function formatContentFile(
  content: Partial<Content>,
  savedAt: Date,
  known: Pick<ValidContentFile, 'basis' | 'lineage'> = {},
): string {
  const { basis, lineage } = known;
  const file = { format: FORMAT, version: VERSION, savedAt: savedAt.toISOString(), lineage, basis, content };
  return `${JSON.stringify(file, null, 2)}\n`;
}
