import { describe, expect, it } from 'vitest';
import { htmlFaults } from '../../../../src/shared/html/htmlFaults';
import { dormant, payloads, unwanted } from '../../../hostile/payloads';

describe('HTML that may be published as it is', () => {
  it.each([
    '',
    'Words alone, 3 < 5 & more',
    '<h2>Storage</h2><p>At 10⁹ ohm<br>and <strong>more <em>so</em></strong></p>',
    '<a href="/product/vhb-tape">x</a>',
    '<a href="/products?category=safety-tapes&amp;industry=hvac-industry">x</a>',
    '<a href="#storage">x</a>',
    '<a href="mailto:sales@tape.example?subject=A&amp;body=B">x</a>',
    '<a href="mailto:r&amp;d@tape.example">x</a>',
    '<a href="tel:+914455500100">x</a>',
    '<a href="https://astm.example/d3330" rel="noopener">x</a>',
    '<ol start="3"><li>x</li></ol>',
    '<table><tbody><tr><th scope="col" colspan="2">x</th></tr></tbody></table>',
    '<img src="/images/roll.webp" alt="A roll > a reel">',
    '<img src="/images/roll.webp" alt="Thin, &lt; 50 µm">',
    '<img src="https://pictures.example/roll.jpg?a=1&amp;b=2" alt="" width="400" height="300">',
    '<img src="data:image/webp;base64,UklGRg==" alt="">',
    "<P TITLE='one' >x</P\n><IMG SRC=/images/roll.webp ALT/>",
  ])('%s', (html) => expect(htmlFaults(html)).toEqual([]));
});

describe('HTML that is refused', () => {
  it.each([...payloads, ...dormant, ...unwanted])('$technique: $html', ({ html }) => {
    expect(htmlFaults(html)).not.toEqual([]);
  });

  it.each([
    ['<form action="/">', '<form> is not allowed.'],
    ['<p onclick="x()">x</p>', '“onclick” of <p> is not allowed.'],
    ['<a href="javascript:x()">x</a>', 'The address “javascript:x()” of <a> is not allowed.'],
    ['<a href="java&#115;cript:x()">x</a>', 'The address “java&#115;cript:x()” of <a> is not allowed.'],
    [
      '<a href="javascript&colon;x()">x</a>',
      'The address “javascript&colon;x()” of <a> is not allowed.',
      '“&colon;” is not allowed: write the character.',
    ],
    ['<a href="java\tscript:x()">x</a>', 'The address “java\tscript:x()” of <a> is not allowed.'],
    [
      '<img src="data:image/gif;base64,R0lG">',
      'The address “data:image/gif;base64,R0lG” of <img> is not allowed.',
    ],
    ['<!-- words -->', '“<!-- words --” is not allowed.'],
    ['<tape-roll>', '“<tape-roll” is not allowed.'],
    ['<p title="never ends>x', '“<p title="never ends” is not allowed.'],
    ['<p title="<form>">x</p>', '“<” in “title” of <p> is not allowed.'],
    ['<p>x</p onclick="x()">', '“onclick” of <p> is not allowed.'],
    ['<a rel="opener" href="/x">x</a>', '“rel” of <a> is not allowed.'],
    ['<table><tbody><tr><td>x</td></tr></tbody>', '<table> is not closed.'],
    ['<p>20 &deg;C &amp; 5&nbsp;mm</p>', '“&deg;” is not allowed: write the character.'],
    ['<p>x</strong>', '</strong> does not close what was opened last.'],
    ['x</p>', '</p> does not close what was opened last.'],
  ])('%s, with the reason', (html, ...reasons) => expect(htmlFaults(html)).toEqual(reasons));

  it('reports a repeated fault once', () => {
    expect(htmlFaults('<hr><hr><hr>')).toEqual(['<hr> is not allowed.']);
  });
});
