import { describe, expect, it } from 'vitest';
import { tidyHtml } from '../../../../src/admin/html/tidyHtml';

describe('HTML', () => {
  it('loses the paragraphs that the editor adds to list items and at the end, and gains table heads', () => {
    const html =
      '<ul><li><p>a</p></li></ul><table><tbody><tr><th>h</th></tr><tr><td>d</td></tr></tbody></table><p></p>';
    expect(tidyHtml(html)).toBe(
      '<ul><li>a</li></ul><table><thead><tr><th>h</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>',
    );
  });

  it('keeps a paragraph beside text, with which its words would run together', () => {
    for (const html of [
      '<ul><li>Width<p>50 mm</p></li></ul>',
      '<table><tbody><tr><td><p>98</p>N/25 mm</td></tr></tbody></table>',
    ])
      expect(tidyHtml(html)).toBe(html);
    expect(tidyHtml('<ul><li>\n <p>a</p>\n</li></ul>')).toBe('<ul><li>\n a\n</li></ul>');
  });

  it('loses headings without words, which screen readers would announce, but not one that is a picture', () => {
    const kept = '<h2>a</h2><h3><img src="/a.webp" alt="b"></h3><p>c</p>';
    expect(tidyHtml(`<h2></h2>${kept}<h3><br></h3><h2><strong>&nbsp;</strong></h2><p></p>`)).toBe(kept);
  });

  it('puts a linked picture that stands alone into a paragraph', () => {
    const linked = '<a href="/blog"><img src="/a.webp" alt=""></a>';
    const kept = `<figure>${linked}<figcaption>c</figcaption></figure><p>a ${linked}</p>loose ${linked}`;
    expect(tidyHtml(`<p>a</p>${linked}<blockquote>${linked}</blockquote>${kept}`)).toBe(
      `<p>a</p><p>${linked}</p><blockquote><p>${linked}</p></blockquote>${kept}`,
    );
  });
});
