import { expect, it } from 'vitest';
import { paths } from '../../src/shared/paths';
import { keepUnits } from '../../src/site/text/keepUnits';
import { readDefaults } from '../../tools/content/readDefaults';
import { describeSample } from '../sample/describeSample';
import { shownText, texts } from './html';
import { requirePage } from './pages';

/* What the company says about itself, and its buyers say about it. Specification, section 1. */

const home = requirePage(paths.home.to()).document;
const about = requirePage(paths.about.to()).document;
const industries = requirePage(paths.industries.to()).document;

it('the links at the top of the industries page state the same numbers of products as its sections', () => {
  const counts = texts(industries, 'main nav span').filter((words) => /^\d+$/.test(words));
  const expected = counts.map((count) => (count === '1' ? 'The one product' : `All ${count} products`));
  expect(counts.length).toBeGreaterThan(0);
  expect(
    texts(industries, 'section a').filter((words) => /^(?:All \d+ products|The one product)$/.test(words)),
  ).toEqual(expected);
});

describeSample('the shipped sample', () => {
  it('shows three testimonials on the home page, each with its quote, its author, and company and role', () => {
    const { testimonials } = readDefaults().settings;
    const shown = (selector: string) => texts(home, `main figure > ${selector}`);
    expect(shown('blockquote')).toEqual(testimonials.map(({ quote }) => keepUnits(quote)));
    expect(shown('figcaption > strong')).toEqual(testimonials.map(({ author }) => author));
    expect(shown('figcaption > span')).toEqual(testimonials.map(({ company }) => company));
    expect(shown('figcaption > span')).toEqual(Array(3).fill(expect.stringMatching(/\S, \S/)));
  });

  it.each([
    ['over 65 years', /(?:over|more than) 65 years/],
    ['delivery across India', /every part of India|all over India|across India/],
    ['a base in Chennai', /Chennai, since \d{4}|in Chennai/],
    ['supply in bulk', /in bulk/],
    ['the distribution of third-party brands', /Distributor of third-party brands/],
  ])('claims %s on the home page or the about page', (_what, words) => {
    expect([home, about].map(shownText).join('\n')).toMatch(words);
  });
});
