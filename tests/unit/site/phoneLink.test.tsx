import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PhoneLink } from '../../../src/site/ui/PhoneLink';

it.each([
  ['+91 98765 43210', '+919876543210'],
  ['044-2522 4567 / 68', '04425224567'],
  ['+91 44 5550 0100, ext. 12', '+914455500100'],
  ['044-2522 4567 (3 lines)', '04425224567'],
  ['98765 43210 (9 am to 5 pm)', '9876543210'],
  ['Office: (044) 5550 0100', '04455500100'],
  ['+91 98765–43210', '+919876543210'],
  ['+91 (0)44 2522 4567', '+914425224567'],
  ['(+91) 98765 43210', '+919876543210'],
  ['(+91) (0)44 2522 4567', '+914425224567'],
  ['Mon-Fri 9-5: 044 2522 4567', '04425224567'],
  ['1912', '1912'],
])('a click on %j dials %s', (number, dialled) =>
  expect(renderToString(<PhoneLink number={number} />)).toBe(`<a href="tel:${dialled}">${number}</a>`),
);

it('text without a telephone number is not a link', () =>
  expect(renderToString(<PhoneLink number="Extension 12, 9 to 5" />)).toBe('Extension 12, 9 to 5'));
