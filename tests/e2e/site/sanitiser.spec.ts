import { expect, type Page, test } from '@playwright/test';
import { withHeadingIds } from '../../../src/site/pages/article/tableOfContents';
import { proseHtml } from '../../../src/site/text/proseHtml';
import { readDefaults } from '../../../tools/content/readDefaults';
import { dormant, payloads, unwanted } from '../../hostile/payloads';
import { keepSafeAll, openLawlessPage, sanitiseAll, whichRun } from '../../hostile/runner';

/* The sanitiser alone, in a real browser, in a page that no policy protects. */

let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  page = await openLawlessPage(browser);
});
test.afterAll(() => page?.context().close());

const named = (numbers: readonly number[]) => numbers.map((number) => payloads[number]);

test('control: every hostile text runs if nothing stops it', async () => {
  let waiting = [...payloads];
  // A slow machine may need another try for some.
  for (let tries = 0; tries < 5 && waiting.length > 0; tries += 1) {
    const texts = waiting.map(({ html }) => html);
    const ran = await whichRun(page, texts);
    waiting = waiting.filter((_payload, number) => !ran.includes(number));
  }
  expect(waiting).toEqual([]);
  expect(payloads.length).toBeGreaterThanOrEqual(90);
});

test('none of them runs once it is sanitised', async () => {
  const clean = await sanitiseAll(
    page,
    payloads.map(({ html }) => html),
  );
  expect(named(await whichRun(page, clean))).toEqual([]);
});

test('none of them runs if safe HTML is kept as written', async () => {
  const kept = await keepSafeAll(
    page,
    payloads.map(({ html }) => html),
  );
  expect(named(await whichRun(page, kept))).toEqual([]);
});

/** An article as the build and the browser insert it into the page. */
const asShown = (html: string) => proseHtml(withHeadingIds(html));

test('an attribute value that looks like a tag runs if HTML is searched as text, but never here', async () => {
  const written = dormant.map(({ html }) => html);
  // As serialised by a browser that does not escape < and > in attribute values.
  const writtenOut = written.map((html) => html.replace(/='([^']*)'/g, '="$1"'));
  const heedless = writtenOut.map((html) => html.replace(/<(?:h2|table)/g, '$& id="found"'));
  expect(await whichRun(page, heedless)).toEqual(dormant.map((_payload, number) => number));

  const shown = [...written, ...writtenOut, ...(await sanitiseAll(page, written))].map(asShown);
  expect((await whichRun(page, shown)).map((number) => shown[number])).toEqual([]);
});

test('no attribute value contains <, in any browser', async () => {
  expect(
    await sanitiseAll(page, ['<img src="/roll.webp" alt="Thin, < 50 µm">', '<p title="&lt;h2>">x</p>']),
  ).toEqual(['<img src="/roll.webp" alt="Thin, ‹ 50 µm">', expect.not.stringMatching(/(?:<|&lt;)h2/)]);
});

test('sanitising twice changes nothing more', async () => {
  const once = await sanitiseAll(
    page,
    payloads.map(({ html }) => html),
  );
  expect(await sanitiseAll(page, once)).toEqual(once);
});

test('what would only disturb the page is removed too', async () => {
  const clean = await sanitiseAll(
    page,
    unwanted.map(({ html }) => html),
  );
  for (const [index, { technique, gone }] of unwanted.entries())
    expect(clean[index], technique).not.toMatch(gone);
});

test('the built-in content passes unchanged', async () => {
  const { categories, industries, blog } = readDefaults();
  const texts = [
    ...[...categories, ...industries].map(({ description }) => description),
    ...blog.map(({ content }) => content),
  ];
  expect(texts).not.toEqual([]);
  expect(await sanitiseAll(page, texts)).toEqual(texts);
  expect(await keepSafeAll(page, texts)).toEqual(texts);
});

test('links, pictures and list numbers of the kinds that the site shows are kept', async () => {
  const kept = [
    '<a href="/product/vhb-tape">x</a>',
    '<a href="#storage">x</a>',
    '<a href="mailto:sales@tape.example">x</a>',
    '<a href="tel:+914455500100">x</a>',
    '<ol start="3"><li>x</li></ol>',
    '<img src="/images/roll.webp" alt="A roll">',
    '<img src="https://pictures.example/roll.jpg" alt="">',
    '<img src="data:image/webp;base64,UklGRg==" alt="">',
    '<img src="data:image/png;base64,iVBORw0K" alt="">',
    '<img src="data:image/jpeg;base64,/9j/4AAQ" alt="">',
  ];
  expect(await sanitiseAll(page, kept)).toEqual(kept);
});

test('a link of another scheme loses its address, also one with a digit', async () => {
  const linked = (address: string) => `<a href="${address}">x</a>`;
  const others = ['h323:user', 's3://bucket', 'ms-word2:ofe', 'web3:x', 'ftp://tape.example'];
  expect(await sanitiseAll(page, others.map(linked))).toEqual(others.map(() => '<a>x</a>'));
  const own = ['blog2', 'a1/b:c', '?q=a:b'].map(linked);
  expect(await sanitiseAll(page, own)).toEqual(own);
});

test('characters written by name are kept as written only if they may be published', async () => {
  const plain = '<p>a &amp; b &lt; c&nbsp;d</p>';
  expect(await keepSafeAll(page, [plain, '<p>20 &deg;C &ndash; 30</p>'])).toEqual([
    plain,
    '<p>20 °C – 30</p>',
  ]);
});

test('what comes before the first paragraph is not overlooked', async () => {
  const hidden = '<style>p{color:red}</style><script>fired()</script><p>x</p>';
  expect(await keepSafeAll(page, [hidden, '<p>a &amp; b</p>'])).toEqual(['<p>x</p>', '<p>a &amp; b</p>']);
});

test('superscript and subscript digits become characters of their own, not plain digits', async () => {
  const written = ['<p>10<sup>9</sup> ohm, CO<sub>2</sub></p>', '<p>1<sup>st</sup></p>'];
  const clean = ['<p>10⁹ ohm, CO₂</p>', '<p>1st</p>'];
  expect(await sanitiseAll(page, written)).toEqual(clean);
  expect(await keepSafeAll(page, written)).toEqual(clean);
});
