import { expect, it } from 'vitest';
import { wholeAddress } from '../../../../src/admin/links/wholeAddress';

it.each([
  ['/product/vhb-tape', '/product/vhb-tape'],
  [' https://example.com/a?b ', 'https://example.com/a?b'],
  ['mailto:sales@example.com', 'mailto:sales@example.com'],
  ['tel:+914455500100', 'tel:+914455500100'],
  ['#section-storage', '#section-storage'],
  ['www.example.com', 'https://www.example.com'],
  ['example.co.in/tapes#esd', 'https://example.co.in/tapes#esd'],
  ['sales@example.com', 'mailto:sales@example.com'],
  ['+91 (44) 5550-0100', 'tel:+914455500100'],
  ['(+91) 98765 43210', 'tel:+919876543210'],
])('%j becomes %j', (typed, address) => expect(wholeAddress(typed)).toBe(address));

it.each(['', 'vhb tape', 'javascript:alert(1)', 'data:text/html,x', '1.5', 'a@b', 'https://', '#', '# 5'])(
  '%j is not an address',
  (typed) => expect(wholeAddress(typed)).toBeUndefined(),
);
