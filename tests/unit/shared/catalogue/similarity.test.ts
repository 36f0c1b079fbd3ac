import { expect, it } from 'vitest';
import { similarityBy } from '../../../../src/shared/catalogue/similarity';

const similarityAmong = similarityBy((texts: { title: string; text: string }) => texts);

const titled = (title: string) => ({ title, text: '' });
const others = ['Cable', 'Cables', 'Box', 'Boxes', 'Glass', 'Foil', 'Foils'].map(titled);

it.each([
  ['Cable', ['Cable', 'Cables']],
  ['Cables', ['Cable', 'Cables']],
  ['Box', ['Box', 'Boxes']],
  ['Boxes', ['Box', 'Boxes']],
  ['Glass', ['Glass']],
  ['Foils', ['Foil', 'Foils']],
])('finds titles like %s in the singular and in the plural', (title, alike) => {
  const similarities = similarityAmong(others)(titled(title));
  expect(others.filter((_, index) => similarities[index]).map((other) => other.title)).toEqual(alike);
});

it('a word that few others have counts more than one that many have', () => {
  const [rare = 0, common = 0] = similarityAmong([
    titled('Glass'),
    titled('Foam'),
    ...['Foam', 'Foam', 'Felt', 'Felt'].map(titled),
  ])(titled('Foam tape for glass'));
  expect(rare).toBeGreaterThan(common);
});

it('a word that both titles have counts more than one that is only in a text', () => {
  const fillers = ['Foam', 'Felt'].map(titled);
  const both = [{ title: 'Glass', text: 'cable' }, { title: 'Cable', text: 'glass' }, ...fillers];
  const [inTitle = 0, inText = 0] = similarityAmong(both)(titled('Glass'));
  expect(inTitle).toBeGreaterThan(inText);
  const [one, other] = similarityAmong(both)({ title: '', text: 'glass' });
  expect(one).toBe(other);
});

it('a word of a short text counts more than one of a long text', () => {
  const long = { title: 'Glass', text: 'cable box foil felt' };
  const [short = 0, rest = 0] = similarityAmong([titled('Glass'), long, titled('Foam')])(titled('Glass'));
  expect(short).toBeGreaterThan(rest);
});

it('a text without words is similar to none', () => {
  const similarities = similarityAmong([titled('テープ'), titled('Foam')]);
  expect(similarities(titled('Glass'))).toEqual([0, 0]);
  expect(similarities(titled('テープ'))).toEqual([0, 0]);
});
