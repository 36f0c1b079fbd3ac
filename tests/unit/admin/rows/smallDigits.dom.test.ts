import { expect, it } from 'vitest';
import { pastedRows } from '../../../../src/admin/rows/pastedRows';
import { textWithSmallDigits } from '../../../../src/admin/rows/smallDigits';

/** What another program puts on the clipboard. */
const copied = (text: string, html: string) => ({
  getData: (type: string) => (type === 'text/html' ? html : text),
});

/** Excel's HTML: what is raised is in a <font>, and the head and the last row are not shown. */
const excel = (rows: string) =>
  `<html><head><style>\n<!--.font6 { margin: 109 }--></style></head><body><table><!--StartFragment-->${rows}<!--EndFragment--><tr height=0 style='display:none'><td width=64></td><td width=64></td></tr></table></body></html>`;
const raised = (digits: string) =>
  `<font\n  class="font6"><sup>${digits}</sup></font><font class="font5"></font>`;

it('rows copied from Excel keep raised digits, and everything else of the plain text', () => {
  const text =
    'Property\tValue\r\n"Surface ""R""\r\nin ohm"\t109 to 1011\r\nItem\t109\r\nArea\t\t5 m2\r\n\r\n';
  const rows = [
    '<tr><td>Property</td><td>Value</td></tr>',
    `<tr><td>Surface "R"<br>\n  in ohm</td><td>10${raised('9')} to 10${raised('11')}</td></tr>`,
    `<tr><td>Item</td><td>109</td></tr><tr><td colspan=2>Area</td><td>5 m${raised('2')}</td></tr>`,
  ];
  expect(pastedRows(copied(text, excel(rows.join(''))), [/^property$/i, /^value$/i])).toEqual([
    ['Surface "R" in ohm', '10⁹ to 10¹¹'],
    ['Item', '109'],
    ['Area', '', '5 m²'],
  ]);
});

it.each([
  ['10-3 g', 'Word', '<p class=MsoNormal>10<sup><span lang=EN-US>–3</span></sup> g<o:p></o:p></p>', '10⁻³ g'],
  ['• No CO2\n• 98 N', 'a list', '<ul><li>No CO<sub>2</sub></li><li>98 N</li></ul>', '• No CO₂\n• 98 N'],
  ['Gas\nCO2', 'a list right after a text', 'Gas<ul><li>CO<sub>2</sub></li></ul>', 'Gas\nCO₂'],
  ['1st\t109', 'other text', '<p>1<sup>st</sup></p><p>109</p>', '1st\t109'],
  ['m2 m2', 'a text with fewer such words', '<p>m<sup>2</sup></p>', 'm2 m2'],
  ['109', 'no HTML', '', '109'],
])('%s copied from %s', (text, _, html, expected) => {
  expect(textWithSmallDigits(copied(text, html))).toBe(expected);
});
