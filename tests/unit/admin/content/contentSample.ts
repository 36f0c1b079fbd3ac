import 'fake-indexeddb/auto';
import { beforeEach, vi } from 'vitest';
import { collections } from '../../../../src/shared/catalogue/collections';
import type { Content } from '../../../../src/shared/catalogue/content';
import {
  type ContentBasis,
  formatContentFile,
} from '../../../../src/shared/catalogue/publishing/contentFile';
import { seedCollections } from '../../../../src/shared/catalogue/seedCollections';
import { resourceNames } from '../../../../src/shared/storage/keys';
import { emptyHistory } from '../support/historyStorage';

/** Gives each test of the file the built-in content, an empty history, and a console that hides errors. */
export function withBuiltInContent(): void {
  beforeEach(async () => {
    localStorage.clear();
    await emptyHistory();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await seedCollections();
  });
}

/** The collections that the owner edited. */
export const edited = () => resourceNames.filter((name) => collections[name].isEdited());

/** A file with this content, as the admin downloads it. */
export const fileOf = (content: Partial<Content>, basis?: ContentBasis) =>
  new File([formatContentFile(content, new Date(), { basis })], 'content.json', { type: 'application/json' });
