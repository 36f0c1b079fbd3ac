import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromUrlPart, urlPart } from '../../../src/shared/paths';

it('leaves half a character out, and writes everything else as encodeURIComponent does', () => {
  expect(urlPart('Tape \ud83d\ude00 & co.')).toBe('Tape%20%F0%9F%98%80%20%26%20co.');
  expect(urlPart('cut \ud83d')).toBe('cut%20%EF%BF%BD');
});

it('never throws, and comes back as the text that it was', () => {
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

it('takes what is no part of a URL by its letters', () => {
  expect(fromUrlPart('50%')).toBe('50%');
});
