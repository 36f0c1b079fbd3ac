import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  formatContentFile,
  type Lineage,
  readContentFile,
  type ValidContentFile,
} from '../../../src/shared/catalogue/publishing/contentFile';
import { noteApplied, readApplied } from '../../../tools/content/apply/applied';
import { chooseCollections } from '../../../tools/content/apply/chooseCollections';
import { carryOut, leftovers, planContent } from '../../../tools/content/apply/contentPlan';
import {
  refuseBrokenPictures,
  refuseInvalid,
  refuseOutdated,
  refuseUncommitted,
} from '../../../tools/content/apply/refusals';
import { readDefaults } from '../../../tools/content/readDefaults';
import { versionsOf } from '../../../tools/content/versions';
import { type ContentToWrite, changesBy, writeDefaults } from '../../../tools/content/writeDefaults';
import { copyDefaults } from './defaultsCopy';
import { temporaryFolder } from './temporaryFolder';

const allContent = () => {
  const { settings, ...others } = readDefaults();
  return { ...others, settings: [settings] };
};

const fileOf = (content: unknown) =>
  JSON.stringify({ format: 'tape-catalogue-content', version: 1, content });

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

  it('leaves collections alone that the file does not contain', () => {
    const before = readdirSync(join(folder(), 'articles'));
    expect(write({ categories: allContent().categories })).toEqual({ written: 0, removed: 0 });
    expect(readdirSync(join(folder(), 'articles'))).toEqual(before);
  });
});

describe('applying content with pictures that the owner chose from files', () => {
  const folder = copyDefaults();
  const publicFolder = temporaryFolder();

  const NO_RECORDS = { categories: [], products: [], industries: [], blog: [] };
  const bytesOf = (text: string) => Buffer.from(text.repeat(100));
  const picture = (text: string, type = 'webp') =>
    `data:image/${type};base64,${bytesOf(text).toString('base64')}`;
  const own = (name = '') => publicFolder('images/own', name);
  const bytesAt = (address = '') => readFileSync(publicFolder(address));

  /** Applies the built-in content with the first record of each kind changed. */
  function apply(images: string[], image: string, html: string) {
    const first = <T>(records: readonly T[], change: Partial<T>): T[] =>
      records.map((record, index) => (index === 0 ? { ...record, ...change } : record));
    const { products, categories, industries, blog, settings } = allContent();
    const content = {
      products: first(products, { images }),
      categories: first(categories, { image, description: html }),
      industries: first(industries, { image }),
      blog: first(blog, { image, content: html }),
      settings: settings.map((record) => ({ ...record, gtm: { head: '', body: picture('snippet') } })),
    };
    return { content, ...applyContent(content) };
  }

  function applyContent(content: Parameters<typeof planContent>[0]) {
    const plan = planContent(content, folder(), publicFolder());
    carryOut(plan, folder());
    return plan;
  }

  it('writes each to a file, and only its address into the records', () => {
    const html = `<p>See <img src="${picture('c', 'jpeg')}" alt=""></p>`;
    const { content, added, missing } = apply([picture('a'), picture('b', 'png')], picture('a'), html);
    const { products, categories, industries, blog, settings } = readDefaults(folder());
    const [first, second] = products.find(({ id }) => id === content.products[0]?.id)?.images ?? [];
    expect(first).toMatch(/^\/images\/own\/[\w-]+\.webp$/);
    expect(second).toMatch(/^\/images\/own\/[\w-]+\.png$/);
    expect(bytesAt(first)).toEqual(bytesOf('a'));
    expect(bytesAt(second)).toEqual(bytesOf('b'));
    expect([categories[0]?.image, industries[0]?.image, blog[0]?.image]).toEqual([first, first, first]);
    const third = /src="([^"]*)"/.exec(blog[0]?.content ?? '')?.[1];
    expect(bytesAt(third)).toEqual(bytesOf('c'));
    expect(categories[0]?.description).toBe(`<p>See <img src="${third}" alt=""></p>`);
    expect(JSON.stringify({ products, categories, industries, blog })).not.toContain('data:image');
    expect(settings.gtm.body).toBe(picture('snippet'));
    expect(added.toSorted()).toEqual(
      [first, second, third].map((address) => publicFolder(address ?? '')).toSorted(),
    );
    expect(missing).toEqual([]);
  });

  it('writes nothing the second time', () => {
    const write = () => apply([picture('a')], picture('b'), `<p><img src="${picture('c')}" alt=""></p>`);
    write();
    expect(write()).toMatchObject({ added: [], changed: [], removed: [], missing: [] });
  });

  it('keeps files that no record names any more and reports them, except one that was put there by hand', () => {
    apply([picture('a')], picture('b'), '<p>x</p>');
    const [before = ''] = readDefaults(folder()).categories.flatMap(({ image = '' }) =>
      image.includes('own') ? image : [],
    );
    writeFileSync(own('by-hand.webp'), '');
    const { removed, unused } = apply([picture('a')], '', '<p>x</p>');
    expect(unused).toEqual([publicFolder(before)]);
    expect(removed).toEqual([]);
    // An undo in the admin may name the picture again.
    expect(apply([picture('a')], before, '<p>x</p>')).toMatchObject({ missing: [], unused: [] });
  });

  it('counts those as used that are in collections which the file does not contain', () => {
    apply([picture('a')], picture('b'), '<p>x</p>');
    expect(applyContent({ categories: [] }).unused).toEqual([]);
  });

  it('reports those that are named but missing', () => {
    expect(apply(['/images/own/10-abc.webp'], '', '').missing).toEqual(['/images/own/10-abc.webp']);
  });

  it('plans everything before it writes anything', () => {
    apply([picture('a')], picture('b'), '<p>x</p>');
    const files = () => readdirSync(folder(), { recursive: true }).length + readdirSync(own()).length;
    const before = files();
    const plan = planContent(NO_RECORDS, folder(), publicFolder());
    expect(plan.unused).toHaveLength(2);
    expect(files()).toBe(before);
  });

  it('is not misled by what a killed run left behind', () => {
    apply([picture('a')], picture('b'), '<p>x</p>');
    const [name = ''] = readdirSync(own());
    mkdirSync(join(folder(), '.staging'));
    writeFileSync(join(folder(), '.staging/former-0'), `/images/own/${name} /images/own/10-abc.webp`);
    const { unused, missing } = applyContent(NO_RECORDS);
    expect(unused).toContain(own(name));
    expect(missing).toEqual([]);
  });

  it('names the removed products that leave rendered pictures behind', () => {
    const [first, second, ...products] = allContent().products;
    if (!first || !second) throw new Error('The defaults have products');
    mkdirSync(publicFolder('images/products'), { recursive: true });
    writeFileSync(publicFolder(`images/products/${first.id}-1200.webp`), '');
    const plan = applyContent({ products });
    expect(plan.removed).toHaveLength(2);
    expect(leftovers(plan, publicFolder())).toEqual([first.id]);
  });

  it('writes a picture again if the file does not match its name', () => {
    apply([picture('a')], '', '');
    const [name = ''] = readdirSync(own());
    writeFileSync(own(name), 'cut off');
    expect(apply([picture('a')], '', '').changed).toEqual([own(name)]);
    expect(readFileSync(own(name))).toEqual(bytesOf('a'));
  });
});

type Products = ReturnType<typeof readDefaults>['products'];

describe('what would be lost', () => {
  const folder = copyDefaults();
  const readHere = () => readDefaults(folder());
  const list = ({ settings, ...others }: ReturnType<typeof readDefaults>) => ({
    ...others,
    settings: [settings],
  });

  /** A file from a browser that had this content and edited only these collections. */
  function fileFrom(before: ReturnType<typeof readDefaults>, edits: Partial<ReturnType<typeof allContent>>) {
    const versions = versionsOf(before);
    const basis = Object.fromEntries(
      Object.entries(versions).map(([name, version]) => [name, { version, isEdited: name in edits }]),
    );
    const text = formatContentFile({ ...list(before), ...edits }, new Date(), { basis });
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
    refuseOutdated(content, outdated, folder(), folder());

  it('is nothing if the file was edited on the present content', () => {
    const { products } = readHere();
    const choice = choose(fileFrom(readHere(), { products: products.slice(1) }));
    expect(Object.keys(choice.content)).toEqual(['products']);
    expect(choice.leftOut).toEqual(['categories', 'industries', 'blog', 'settings']);
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
            `would take newer work back\\..*\\n {2}products\\n {4}changed \\S+/${first.id}\\.json\\n {4}removed \\S+/published-since\\.json\\n.*--over products$`,
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
    expect(readHere().products).not.toEqual(before.products);
    expect(choose(file).outdated).toEqual([]);
    const [first] = before.categories;
    if (!first) throw new Error('The defaults have categories');
    const reordered = fileFrom(before, { categories: [...before.categories.slice(1), first] });
    expect(choose(reordered).outdated).toEqual(['categories']);
  });

  it('is nothing if the file was already applied', () => {
    const before = readHere();
    const products = before.products.slice(1);
    const file = fileFrom(before, { products });
    writeDefaults({ products }, folder());
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
    const apply = (products: Products, download: string) => {
      writeDefaults({ products }, folder());
      noteApplied(['products'], { download, earlier: {} }, folder());
    };
    const goingOnFrom = (download: string) => {
      const file = fileFrom(before, { products: before.products.slice(2) });
      return { ...file, lineage: { download: 'next', earlier: { products: [download] } } };
    };
    let before: ReturnType<typeof readDefaults>;
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

    it('is unknown, and the file with the notes is named, if git left a conflict in it', () => {
      writeFileSync(join(folder(), 'applied.json'), '<<<<<<< HEAD\n{}');
      expect(() => choose(goingOnFrom('owner’s'))).toThrow('applied.json: Unexpected token');
    });

    it('is listed if the second one’s file changed it', () => {
      apply(before.products.slice(2), 'colleague’s');
      expect(choose(goingOnFrom('owner’s')).outdated).toEqual(['products']);
      expect(choose(goingOnFrom('colleague’s')).outdated).toEqual([]);
    });

    it('is nothing if an earlier version of the site noted the one download that it knew', () => {
      const version = versionsOf(readHere()).products;
      const notes = { products: { download: 'noted earlier', version } };
      writeFileSync(join(folder(), 'applied.json'), JSON.stringify(notes));
      expect(choose(goingOnFrom('noted earlier')).outdated).toEqual([]);
      apply(before.products.slice(1), 'colleague’s');
      expect(choose(goingOnFrom('noted earlier')).outdated).toEqual([]);
    });
  });

  it('is unknown for a file that does not say what it was edited on, like earlier ones: it is taken whole', () => {
    const { content, basis } = readContentFile(fileOf(allContent()));
    const choice = chooseCollections({ content, basis }, () => {
      throw new Error('There is nothing to compare');
    }, []);
    expect(choice).toEqual({ content, leftOut: [], outdated: [] });
  });

  it('can be anything if the browser did not record the version', () => {
    const { products } = readHere();
    const { content } = fileFrom(readHere(), { products: products.slice(1) });
    expect(choose({ content, basis: { products: { isEdited: true } } }).outdated).toEqual(['products']);
  });
});

describe('what git has no copy of', () => {
  const hasGit = spawnSync('git', ['--version']).status === 0;

  const root = temporaryFolder();
  beforeEach(() => {
    // A git hook sets variables that name its repository, and the user's settings may require a signature.
    for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) vi.stubEnv(name, undefined);
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
    for (const name of ['content', 'other']) {
      mkdirSync(root(name));
      writeFileSync(root(name, 'a.json'), name);
    }
  });
  afterEach(() => void vi.unstubAllEnvs());

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@site.example', ...args], { cwd: root() });
  const refuse = () => refuseUncommitted(root(), [root('content'), root('not-there')]);

  it.runIf(hasGit)('is refused, file by file', () => {
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'x');
    writeFileSync(root('other/a.json'), 'changed');
    expect(refuse).not.toThrow();
    writeFileSync(root('content/a.json'), 'changed');
    mkdirSync(root('content/new'));
    writeFileSync(root('content/new/b.json'), 'new');
    expect(refuse).toThrow(/\n {3}M content\/a\.json\n {2}\?\? content\/new\/b\.json\n.*--allow-dirty/);
  });

  it.runIf(hasGit)('is refused if git cannot tell', () => {
    git('init', '--quiet');
    writeFileSync(root('.git/index'), 'no index');
    expect(refuse).toThrow(/could not say.*index.*\n.*--allow-dirty/s);
  });

  it('is not checked if there is no repository, or no git', () => {
    expect(refuse).not.toThrow();
    vi.stubEnv('PATH', root('not-there'));
    expect(refuse).not.toThrow();
  });
});

it('a file with one invalid record is refused, with what to mend, and a valid one is not', () => {
  const { products } = allContent();
  const refuse = (names: readonly string[]) => {
    const named = names.map((name, index) => ({ ...products[index], name }));
    refuseInvalid(readContentFile(fileOf({ products: named })).problems);
  };
  expect(() => refuse(['One', ''])).toThrow(new RegExp(`not valid:\\n.*${products[1]?.id}.*\\nCorrect this`));
  expect(() => refuse(['One', 'Two'])).not.toThrow();
});

describe('a picture in a record', () => {
  const article = (image: string) => ({
    blog: allContent()
      .blog.slice(0, 1)
      .map((one) => ({ ...one, image })),
  });

  it('is accepted if it can be read', async () => {
    const dot = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#f5b301' } })
      .png()
      .toBuffer();
    await refuseBrokenPictures(article(`data:image/png;base64,${dot.toString('base64')}`));
  });

  it('is not looked for in a snippet', () => {
    const settings = allContent().settings.map((one) => ({
      ...one,
      gtm: { head: '<script>"data:image/png;base64,iVBOR" + x</script>', body: '' },
    }));
    return refuseBrokenPictures({ settings });
  });

  it.each(['iVBORw0KGgo=', 'i'])(
    'is refused with the name of its record if it cannot be read: %s',
    async (base64) => {
      const content = article(`data:image/png;base64,${base64}`);
      await expect(refuseBrokenPictures(content)).rejects.toThrow(`blog: ${content.blog[0]?.id}`);
    },
  );
});
