import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromUrlPart, urlPart } from '../../../src/shared/paths';

it('replaces half of a surrogate pair, and encodes everything else as encodeURIComponent does', () => {
  expect(urlPart('Tape \ud83d\ude00 & co.')).toBe('Tape%20%F0%9F%98%80%20%26%20co.');
  expect(urlPart('cut \ud83d')).toBe('cut%20%EF%BF%BD');
});

it('never throws, and decodes to the original text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fromUrlPart(urlPart(text))).toBe(text);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.nat(0xffff)), (units) => {
      expect(urlPart(String.fromCharCode(...units))).toMatch(/^[\w.!~*'()%-]*$/);
    }),
  );
});

it('leaves text that is not URL-encoded as it is', () => {
  expect(fromUrlPart('50%')).toBe('50%');
});
