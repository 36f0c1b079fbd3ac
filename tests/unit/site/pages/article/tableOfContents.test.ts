import { describe, expect, it } from 'vitest';
import { tableOfContents, withHeadingIds } from '../../../../../src/site/pages/article/tableOfContents';

/** What the loader and the page make of an article's body. */
function withTableOfContents(body: string) {
  const html = withHeadingIds(body);
  return { html, entries: tableOfContents(html) };
}

describe('the table of contents', () => {
  it('gives each h2 an id made of its words and lists them in order', () => {
    const { html, entries } = withTableOfContents(
      '<p>First.</p><h2>Surface: what you do not see</h2><h3>Oil</h3><h2>Time</h2>',
    );
    expect(html).toBe(
      '<p>First.</p><h2 id="section-surface-what-you-do-not-see">Surface: what you do not see</h2><h3>Oil</h3><h2 id="section-time">Time</h2>',
    );
    expect(entries).toEqual([
      { id: 'section-surface-what-you-do-not-see', text: 'Surface: what you do not see' },
      { id: 'section-time', text: 'Time' },
    ]);
  });

  it('gives headings with the same words different ids', () => {
    const { entries } = withTableOfContents('<h2>Tests</h2><h2>Tests</h2><h2>Tests</h2>');
    expect(entries.map(({ id }) => id)).toEqual(['section-tests', 'section-tests-2', 'section-tests-3']);
  });

  it('lists the words of a heading without its tags and entities', () => {
    const { html, entries } = withTableOfContents(
      '<h2>Peel &amp; <em>tack</em>,\n at 23&nbsp;&#176;C &lt;dry&gt;</h2>',
    );
    expect(entries).toEqual([
      { id: 'section-peel-tack-at-23-c-dry', text: 'Peel & tack, at 23\u00a0°C <dry>' },
    ]);
    expect(html).toContain('>Peel &amp; <em>tack</em>,\n at 23&nbsp;&#176;C &lt;dry&gt;</h2>');
  });

  it('leaves what only looks like an entity as it is', () => {
    expect(withTableOfContents('<h2>A &constructor; B</h2>').entries[0]?.text).toBe('A &constructor; B');
  });

  it('numbers a heading that makes no slug, and leaves an empty one out of the list', () => {
    const { html, entries } = withTableOfContents('<h2>Tapes</h2><h2>நாடா</h2><h2> <br></h2>');
    expect(entries).toEqual([
      { id: 'section-tapes', text: 'Tapes' },
      { id: 'section-2', text: 'நாடா' },
    ]);
    expect(html).toContain('<h2 id="section-3"> <br></h2>');
  });

  it('keeps the attributes that a heading has', () => {
    const { html } = withTableOfContents(`<H2 title="a > b" >Dwell</H2>`);
    expect(html).toBe('<h2 id="section-dwell" title="a > b" >Dwell</h2>');
  });

  it('takes nothing in an attribute value for a heading or its end', () => {
    const looks = `title="</h2><h2>1 < 2</h2>"`;
    const { html, entries } = withTableOfContents(
      `<p ${looks}>3 < 4</p><h2 ${looks}>Peel <em ${looks}>5 < 6</em></h2>`,
    );
    expect(html).toBe(
      `<p ${looks}>3 < 4</p><h2 id="section-peel-5-6" ${looks}>Peel <em ${looks}>5 < 6</em></h2>`,
    );
    expect(entries).toEqual([{ id: 'section-peel-5-6', text: 'Peel 5 < 6' }]);
  });

  it('leaves text without headings, or with one that never closes, as it is', () => {
    for (const html of ['', '<p>Only text.</p>', '<h2>Open <p>text</p>', '<h20>Not one</h20>']) {
      expect(withTableOfContents(html)).toEqual({ html, entries: [] });
    }
  });
});
