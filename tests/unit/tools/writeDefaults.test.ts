import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContentFile } from '../../../src/shared/catalogue/publishing/contentFile';
import { readDefaults } from '../../../tools/content/readDefaults';
import { type ContentToWrite, changesBy, writeDefaults } from '../../../tools/content/writeDefaults';
import { allContent, fileOf } from './contentSample';
import { copyDefaults } from './defaultsCopy';

describe('writing content into the defaults', () => {
  const folder = copyDefaults();

  /** Writes the content, and counts the files that this changes. */
  const write = (content: ContentToWrite) => {
    const { writes, removals } = changesBy(content, folder());
    writeDefaults(content, folder());
    expect(changesBy(content, folder())).toEqual({ writes: new Map(), removals: [] });
    return { written: writes.size, removed: removals.length };
  };

  it('changes no file if the content is what is built in', () => {
    const { content, problems } = readContentFile(fileOf(allContent()));
    expect(problems).toEqual([]);
    expect(write(content)).toEqual({ written: 0, removed: 0 });
  });

  it('writes what changed, removes what is gone, and reads back as the same content', () => {
    const { products, blog, ...rest } = allContent();
    const [first, second, ...others] = products;
    if (!first || !second) throw new Error('The defaults have products');
    const changed = {
      ...rest,
      products: [{ ...first, name: 'Renamed “tape”' }, ...others],
      blog: blog.map((article) => ({ ...article, title: `${article.title}: part 2 – “more”` })),
    };
    expect(write(changed)).toEqual({ written: 1 + blog.length, removed: 1 });
    const written = readDefaults(folder());
    expect(written.products.find(({ id }) => id === first.id)?.name).toBe('Renamed “tape”');
    expect(written.products.some(({ id }) => id === second.id)).toBe(false);
    expect(written.blog).toEqual(changed.blog);
  });

  it('writes an empty list, and reads it back even if git kept no empty folder', () => {
    const { blog } = allContent();
    expect(write({ blog: [] })).toEqual({ written: 0, removed: blog.length });
    rmSync(join(folder(), 'articles'), { recursive: true });
    expect(readDefaults(folder()).blog).toEqual([]);
    expect(write({ blog })).toEqual({ written: blog.length, removed: 0 });
  });

  it('leaves files alone that hold no record', () => {
    for (const name of ['products', 'articles']) writeFileSync(join(folder(), name, 'notes.txt'), 'x');
    expect(write(readContentFile(fileOf(allContent())).content)).toEqual({ written: 0, removed: 0 });
  });

  it('leaves collections alone that the file does not contain', () => {
    const before = readdirSync(join(folder(), 'articles'));
    expect(write({ categories: allContent().categories })).toEqual({ written: 0, removed: 0 });
    expect(readdirSync(join(folder(), 'articles'))).toEqual(before);
  });
});
