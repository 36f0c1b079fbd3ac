import { expect, it } from 'vitest';
import { inSiteTags } from '../../../../src/admin/html/siteTags';

it.each([
  ['<h1>A</h1><h2>B</h2><h4>C</h4><h6>D</h6>', '<h2>A</h2><h2>B</h2><h3>C</h3><h3>D</h3>'],
  ['<p><b>A</b> <i>b</i> <u>c</u></p>', '<p><strong>A</strong> <em>b</em> <u>c</u></p>'],
  [
    '<p><span style="font-weight:700">A</span></p>',
    '<p><span style="font-weight:700"><strong>A</strong></span></p>',
  ],
  ['<b style="font-weight:normal"><p>A</p></b>', '<p>A</p>'],
  ['<h2>Why tape fails</h2><div>Dust</div><div>Cold</div>', '<h2>Why tape fails</h2><p>Dust</p><p>Cold</p>'],
  ['<section><div><p>A</p><ul><li>B</li></ul></div></section>', '<p>A</p><ul><li>B</li></ul>'],
  ['<div>A <b>b</b><p>C</p>D</div>', '<p>A <strong>b</strong></p><p>C</p><p>D</p>'],
  ['<div>A<div>B</div><span><div>C</div></span></div>', '<p>A</p><p>B</p><span><p>C</p></span>'],
  ['<dl><dt>Width</dt><dd>12 mm</dd></dl>', '<p>Width</p><p>12 mm</p>'],
  ['<div><!-- A --><img src="/a.webp" alt=""></div>', ' <!-- A --><img src="/a.webp" alt=""> '],
  ['A<hr>B<div></div>C', 'A  B  C'],
  ['<h1><div>A</div><div>B</div></h1>', '<h2> A  B </h2>'],
  ['<p>98 <s>76</s> N, 10<sup><b>9</b></sup></p><p><del>x</del></p>', '<p>98  N, 10⁹</p>'],
])('%s becomes what the site shows', (html, expected) => {
  expect(inSiteTags(html)).toBe(expected);
});

it.each([
  '<p>a & b "c" <br/>d&nbsp;e</P><img src=/a.webp>',
  'loose <strong>words</strong><table><tr><td>x</table>',
  'The style of it: 5 < 6',
])('%s stays the same to the byte', (html) => {
  expect(inSiteTags(html)).toBe(html);
});
