import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shortClassName } from '../../../tools/bundle/classNames';
import { PROJECT } from '../../../tools/folders';

const SITE = join(PROJECT, 'src/site');
const modules = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.module.css'))
  .map((path) => join(SITE, path));

const namesIn = (file: string) => {
  const classes = readFileSync(file, 'utf8').matchAll(/^\s*\.([\w-]+)/gm);
  return [...new Set(Array.from(classes, ([, name = '']) => name))].map((name) => shortClassName(name, file));
};

it('every class has a short name of its own, which no ad blocker hides', () => {
  const names = modules.flatMap(namesIn);
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]{1,2}$/i.test(name) || /^ad/i.test(name))).toEqual([]);
});

it.each(['layout/Header', 'search/SearchBox'])('%s, which is on every page, has the shortest', (file) => {
  for (const name of namesIn(join(SITE, `${file}.module.css`))) expect(name).toHaveLength(1);
});

it('a class that its module does not have is refused', () => {
  expect(() => shortClassName('none', modules[0] ?? '')).toThrow('No CSS module of src has');
});
