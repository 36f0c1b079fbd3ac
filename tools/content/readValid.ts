import { relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { loadContentRules } from './contentRules.ts';
import { DEFAULTS_FOLDER, type Defaults, readDefaults } from './readDefaults.ts';

/**
 * The built-in content, checked that it can be published, because it is shown to everyone as it is written. Only the
 * order of the fields is the schemas', as in what browsers store.
 * @throws {Error} that names each invalid record, and why it is invalid
 */
export async function readValid(folder = DEFAULTS_FOLDER): Promise<Defaults> {
  const defaults = readDefaults(folder);
  const { formatContentFile, readContentFile } = await loadContentRules();
  const written = { ...defaults, settings: [defaults.settings] };
  const { problems, content } = readContentFile(formatContentFile(written, new Date()));
  const faults = problems.length > 0 ? problems : unlikeTheirSchema(written, content);
  if (faults.length > 0) {
    throw new Error([`${relative('', folder)} is not valid:`, ...faults].join('\n  '));
  }
  return { ...defaults, ...content, settings: content.settings?.[0] ?? defaults.settings };
}

type RecordLists = Record<string, readonly { id: string }[]>;

/** Faults of fields that a schema would add, drop or clean: pages use the built-in content exactly as it is written. */
function unlikeTheirSchema(written: RecordLists, valid: Partial<RecordLists>): string[] {
  return Object.entries(written).flatMap(([resource, records]) =>
    records.flatMap((record, index) => {
      const before: Record<string, unknown> = { ...record };
      const after: Record<string, unknown> = { ...valid[resource]?.[index] };
      return Object.keys({ ...before, ...after })
        .filter((field) => !isDeepStrictEqual(before[field], after[field]))
        .map((field) => `${resource} › ${record.id} › ${field}: ${reasonOf(before[field], after[field])}`);
    }),
  );
}

function reasonOf(before: unknown, after: unknown): string {
  const wanted = JSON.stringify(after);
  if (before === undefined) return `The field is missing. Where there is nothing to say, write ${wanted}.`;
  if (after === undefined) return 'The site knows no such field.';
  return `The site reads this as ${wanted}. Write it so.`;
}
