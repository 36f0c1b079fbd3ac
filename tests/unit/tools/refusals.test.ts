import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readContentFile } from '../../../src/shared/catalogue/publishing/contentFile';
import {
  refuseBrokenPictures,
  refuseInvalid,
  refuseUncommitted,
} from '../../../tools/content/apply/refusals';
import { allContent, fileOf } from './contentSample';
import { temporaryFolder } from './temporaryFolder';

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

  it('is accepted only if it can be read to its end', async () => {
    const dot = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#f5b301' } })
      .png()
      .toBuffer();
    const refuse = (bytes: Buffer) =>
      refuseBrokenPictures(article(`data:image/png;base64,${bytes.toString('base64')}`));
    await refuse(dot);
    await expect(refuse(dot.subarray(0, -20))).rejects.toThrow('Choose them again');
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
