import { expect, it } from 'vitest';
import { similarityTo } from '../../../../src/shared/catalogue/similarity';

const titled = (title: string) => ({ title, text: '' });
const others = ['Cable', 'Cables', 'Box', 'Boxes', 'Glass', 'Foil'].map(titled);

it.each([
  ['Cable', ['Cable', 'Cables']],
  ['Cables', ['Cable', 'Cables']],
  ['Box', ['Box', 'Boxes']],
  ['Boxes', ['Box', 'Boxes']],
  ['Glass', ['Glass']],
])('finds titles like %s in the singular and in the plural', (title, alike) => {
  const similarities = similarityTo(titled(title), others);
  expect(others.filter((_, index) => similarities[index]).map((other) => other.title)).toEqual(alike);
});

it('a word that few others have counts more than one that many have', () => {
  const [rare = 0, common = 0] = similarityTo(titled('Foam tape for glass'), [
    titled('Glass'),
    titled('Foam'),
    ...['Foam', 'Foam', 'Felt', 'Felt'].map(titled),
  ]);
  expect(rare).toBeGreaterThan(common);
});

it('a word that both titles have counts more than one that is only in a text', () => {
  const fillers = ['Foam', 'Felt'].map(titled);
  const both = [{ title: 'Glass', text: 'cable' }, { title: 'Cable', text: 'glass' }, ...fillers];
  const [inTitle = 0, inText = 0] = similarityTo(titled('Glass'), both);
  expect(inTitle).toBeGreaterThan(inText);
  const [one, other] = similarityTo({ title: '', text: 'glass' }, both);
  expect(one).toBe(other);
});

it('a word of a short text counts more than one of a long text', () => {
  const long = { title: 'Glass', text: 'cable box foil felt' };
  const [short = 0, rest = 0] = similarityTo(titled('Glass'), [titled('Glass'), long, titled('Foam')]);
  expect(short).toBeGreaterThan(rest);
});
