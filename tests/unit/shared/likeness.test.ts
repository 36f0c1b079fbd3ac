import { expect, it } from 'vitest';
import { likenessTo } from '../../../src/shared/catalogue/likeness';

const titled = (title: string) => ({ title, text: '' });
const others = ['Cable', 'Cables', 'Box', 'Boxes', 'Glass', 'Foil'].map(titled);

it.each([
  ['Cable', ['Cable', 'Cables']],
  ['Cables', ['Cable', 'Cables']],
  ['Box', ['Box', 'Boxes']],
  ['Boxes', ['Box', 'Boxes']],
  ['Glass', ['Glass']],
])('finds titles like %s in the singular and in the plural', (title, alike) => {
  const likenesses = likenessTo(titled(title), others);
  expect(others.filter((_, index) => likenesses[index]).map((other) => other.title)).toEqual(alike);
});

it('a word that few others have counts more than one that many have', () => {
  const [rare = 0, common = 0] = likenessTo(titled('Foam tape for glass'), [
    titled('Glass'),
    titled('Foam'),
    ...['Foam', 'Foam', 'Felt', 'Felt'].map(titled),
  ]);
  expect(rare).toBeGreaterThan(common);
});
