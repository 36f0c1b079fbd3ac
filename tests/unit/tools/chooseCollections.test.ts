import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  formatContentFile,
  type Lineage,
  readContentFile,
  type ValidContentFile,
} from '../../../src/shared/catalogue/publishing/contentFile';
import { noteApplied, readApplied } from '../../../tools/content/apply/applied';
import { chooseCollections } from '../../../tools/content/apply/chooseCollections';
import { planContent } from '../../../tools/content/apply/contentPlan';
import { refuseOutdated } from '../../../tools/content/apply/refusals';
import { type Defaults, readDefaults } from '../../../tools/content/readDefaults';
import { replaceFiles } from '../../../tools/content/replaceFiles';
import { versionsOf } from '../../../tools/content/versions';
import { writeDefaults } from '../../../tools/content/writeDefaults';
import { otherThan } from '../../contentKeys';
import { allContent, asInFile, fileOf } from './contentSample';
import { copyDefaults } from './defaultsCopy';

describe('what would be lost', () => {
  const folder = copyDefaults();
  const readHere = () => readDefaults(folder());

  /** A file from a browser that had this content and edited only these collections. */
  function fileFrom(before: Defaults, edits: Partial<ReturnType<typeof allContent>>) {
    const versions = versionsOf(before);
    const basis = Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [name, { version, isEdited: name in edits }]),
    );
    const text = formatContentFile({ ...asInFile(before), ...edits }, new Date(), { basis });
    const { problems, ...file } = readContentFile(text);
    expect(problems).toEqual([]);
    return file;
  }
  const choose = (file: ValidContentFile, over: Parameters<typeof chooseCollections>[2] = []) =>
    chooseCollections(
      file,
      () => ({ versions: versionsOf(readHere()), applied: readApplied(folder()) }),
      over,
    );
  const refuse = ({ content, outdated }: ReturnType<typeof choose>) =>
    refuseOutdated(content, outdated, folder());

  it('is nothing if the file was edited on the present content', () => {
    const { products } = readHere();
    const choice = choose(fileFrom(readHere(), { products: products.slice(1) }));
    expect(Object.keys(choice.content)).toEqual(['products']);
    expect(choice.leftOut).toEqual(otherThan('products'));
    expect(() => refuse(choice)).not.toThrow();
  });

  it('is listed if other records were published since, and overwritten only if it is named', () => {
    const before = readHere();
    const [first, ...others] = before.products;
    if (!first) throw new Error('The defaults have products');
    const edited = { ...first, name: 'As edited on the phone' };
    const file = fileFrom(before, { products: [edited, ...others], blog: before.blog.slice(1) });
    writeDefaults({ products: [...before.products, { ...first, id: 'published-since' }] }, folder());
    const choice = choose(file);
    expect(choice.outdated).toEqual(['products']);
    expect(() => refuse(choice)).toThrow(
      expect.objectContaining({
        name: 'RefusedError',
        message: expect.stringMatching(
          new RegExp(
            `would take newer work back\\..*\\n {2}products\\n {4}changed [^\\n]+[\\\\/]${first.id}\\.json\\n {4}removed [^\\n]+[\\\\/]published-since\\.json\\n.*--over products$`,
            's',
          ),
        ),
      }),
    );
    const forced = choose(file, ['products']);
    expect(forced.outdated).toEqual([]);
    expect(Object.keys(forced.content)).toEqual(['products', 'blog']);
  });

  it('is nothing if the products were only reordered since, by the order of their categories', () => {
    const before = readHere();
    const file = fileFrom(before, { products: before.products.slice(1) });
    writeDefaults({ categories: before.categories.toReversed() }, folder());
    // Visitors, whose list is in the built-in order, get the new one.
    expect(versionsOf(readHere()).products).not.toBe(versionsOf(before).products);
    expect(choose(file).outdated).toEqual([]);
    const [first] = before.categories;
    if (!first) throw new Error('The defaults have categories');
    const reordered = fileFrom(before, { categories: [...before.categories.slice(1), first] });
    const choice = choose(reordered);
    expect(choice.outdated).toEqual(['categories']);
    expect(() => refuse(choice)).toThrow(/\n {2}categories\n {4}changed .+[\\/]categories\.json\n/);
  });

  it('is nothing if the file was already applied, with its picture now in a file', () => {
    const before = readHere();
    const images = ['data:image/webp;base64,UklGRg=='];
    const products = before.products.slice(1).map((product) => ({ ...product, images }));
    const file = fileFrom(before, { products });
    replaceFiles(planContent({ products }, folder(), folder()).files);
    const choice = choose(file);
    expect(choice.outdated).toEqual(['products']);
    expect(() => refuse(choice)).not.toThrow();
  });

  it('is nothing if what was published since came from the same browser and was not changed after that', () => {
    const before = readHere();
    const products = before.products.slice(1);
    writeDefaults({ products }, folder());
    noteApplied(['products'], { download: 'first', earlier: {} }, folder());
    const file = fileFrom(before, { products: products.slice(1) });
    const goingOnFrom = (earlier: Lineage['earlier']) => ({
      ...file,
      lineage: { download: 'second', earlier },
    });
    const second = goingOnFrom({ products: ['zeroth', 'first'] });
    expect(choose(second).outdated).toEqual([]);
    expect(choose(goingOnFrom({ products: ['elsewhere'] })).outdated).toEqual(['products']);
    expect(choose(goingOnFrom({ blog: ['first'] })).outdated).toEqual(['products']);
    expect(choose(file).outdated).toEqual(['products']);
    writeDefaults({ products: products.slice(2) }, folder());
    expect(choose(second).outdated).toEqual(['products']);
  });

  describe('for a collection that came from the same browser, and from a second one', () => {
    const apply = (products: Defaults['products'], download: string) => {
      writeDefaults({ products }, folder());
      noteApplied(['products'], { download, earlier: {} }, folder());
    };
    const goingOnFrom = (download: string) => {
      const file = fileFrom(before, { products: before.products.slice(2) });
      return { ...file, lineage: { download: 'next', earlier: { products: [download] } } };
    };
    let before: Defaults;
    beforeEach(() => {
      before = readHere();
      apply(before.products.slice(1), 'owner’s');
    });

    it('is nothing if the second one’s file held the same: either browser may go on', () => {
      apply(before.products.slice(1), 'colleague’s');
      for (const download of ['owner’s', 'colleague’s'])
        expect(choose(goingOnFrom(download)).outdated).toEqual([]);
      expect(choose(goingOnFrom('stranger’s')).outdated).toEqual(['products']);
    });

    it('is noted once for each download, also if it changed nothing', () => {
      const note = (download: string) => noteApplied(['products'], { download, earlier: {} }, folder());
      expect(note('owner’s')).toBeUndefined();
      expect(note('colleague’s')).toBe(join(folder(), 'applied.json'));
      expect(note('colleague’s')).toBeUndefined();
    });

    it('is still noted when a file with another collection is applied', () => {
      noteApplied(['blog'], { download: 'next', earlier: {} }, folder());
      expect(Object.keys(readApplied(folder()))).toEqual(['products', 'blog']);
    });

    it('is unknown, and the file with the notes is named, if git left a conflict in it', () => {
      writeFileSync(join(folder(), 'applied.json'), '<<<<<<< HEAD\n{}');
      expect(() => choose(goingOnFrom('owner’s'))).toThrow('applied.json: Unexpected token');
    });

    it('is listed if the second one’s file changed it', () => {
      apply(before.products.slice(2), 'colleague’s');
      expect(choose(goingOnFrom('owner’s')).outdated).toEqual(['products']);
      expect(choose(goingOnFrom('colleague’s')).outdated).toEqual([]);
    });
  });

  it('is unknown for a file that does not say what it was edited on, like earlier ones: it is taken whole', () => {
    const { content, basis } = readContentFile(fileOf(allContent()));
    const choice = chooseCollections({ content, basis }, () => {
      throw new Error('There is nothing to compare');
    }, []);
    expect(choice).toEqual({ content, leftOut: [], outdated: [] });
  });

  it('is nothing of a collection that somebody took out of the file, though its basis still names it', () => {
    const { products } = readHere();
    const { content, basis } = fileFrom(readHere(), { products: products.slice(1), blog: [] });
    const choice = choose({ content: { products: content.products }, basis });
    expect(choice).toMatchObject({ leftOut: [], outdated: [] });
  });

  it('can be anything if the browser did not record the version', () => {
    const { products } = readHere();
    const { content } = fileFrom(readHere(), { products: products.slice(1) });
    expect(choose({ content, basis: { products: { isEdited: true } } }).outdated).toEqual(['products']);
  });
});
