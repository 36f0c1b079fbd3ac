import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleId, NoSlugError, slug, timestampedId } from '../../../../src/shared/catalogue/id';
import { anyText } from '../arbitraries';

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Titles as people write them: words, punctuation, accents, other scripts, long texts. */
const anyTitle = fc.oneof(
  anyText,
  fc
    .array(fc.constantFrom('Tape', 'VHB', '3M', '–', ' ', '-', '&', 'é', 'தமிழ்', '°C', 'polyimide'), {
      maxLength: 30,
    })
    .map((words) => words.join('')),
);
const sluggable = anyTitle.filter((title) => slug(title) !== '');

describe('slug', () => {
  it.each([
    ['Anti-Skid Tape', 'anti-skid-tape'],
    ['  Double  Sided -- PET / Tape!  ', 'double-sided-pet-tape'],
    ['Industry 4.0: Smart & Connected', 'industry-4-0-smart-connected'],
    ['UPPER_lower', 'upper-lower'],
    ['16–27°C', '16-27-c'],
    ['Café tape', 'caf-tape'],
    ['---', ''],
    ['தமிழ்', ''],
    ['', ''],
  ])('makes %j into %j', (text, expected) => {
    expect(slug(text)).toBe(expected);
  });

  it('holds only lower-case letters, digits and single hyphens inside', () => {
    fc.assert(fc.property(anyTitle, (title) => slug(title) === '' || ID.test(slug(title))));
  });

  it('keeps every ASCII letter and digit, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (title) => {
        expect(slug(title).replaceAll('-', '')).toBe(title.toLowerCase().replace(/[^a-z0-9]/g, ''));
      }),
    );
  });

  it('is the same when made again from itself', () => {
    fc.assert(fc.property(anyTitle, (title) => slug(slug(title)) === slug(title)));
  });
});

describe('an article’s id', () => {
  it('is the slug of a short title', () => {
    expect(articleId('Storing Tape: Warmth & Damp', [])).toBe('storing-tape-warmth-damp');
  });

  it('is cut to 50 characters', () => {
    expect(articleId('a'.repeat(51), [])).toBe('a'.repeat(50));
    expect(articleId('a'.repeat(50), [])).toBe('a'.repeat(50));
  });

  it('has no hyphen left at the cut', () => {
    expect(articleId(`${'a'.repeat(49)} tape`, [])).toBe('a'.repeat(49));
  });

  it('gets -2, -3, … if it is taken, whichever is free first', () => {
    expect(articleId('Tape', ['tape'])).toBe('tape-2');
    expect(articleId('Tape', ['tape', 'tape-2'])).toBe('tape-3');
    expect(articleId('Tape', ['tape', 'tape-3'])).toBe('tape-2');
    expect(articleId('Tape', ['tape-2'])).toBe('tape');
  });

  it.each(['New', 'Edit', 'Create', 'Index'])('%s is taken by the admin or by hosts', (title) => {
    expect(articleId(title, [])).toBe(`${title.toLowerCase()}-2`);
  });

  it('stays within 50 characters with its number, and has a single hyphen before that', () => {
    const long = 'a'.repeat(50);
    expect(articleId(long, [long])).toBe(`${'a'.repeat(48)}-2`);
    const hyphenAtCut = `${'a'.repeat(47)}-${'b'.repeat(10)}`;
    expect(articleId(hyphenAtCut, [hyphenAtCut.slice(0, 50)])).toBe(`${'a'.repeat(47)}-2`);
  });

  it('is a free id of at most 50 characters for any title and any taken ids', () => {
    fc.assert(
      fc.property(sluggable, fc.array(anyText), (title, others) => {
        const taken = new Set(others.map(slug));
        // As many clashes as possible: each id that was made is then taken.
        for (let round = 0; round < 12; round += 1) {
          const id = articleId(title, taken);
          expect(id).toMatch(ID);
          expect(id.length).toBeLessThanOrEqual(50);
          expect(taken.has(id)).toBe(false);
          taken.add(id);
        }
      }),
    );
  });

  it('is the same when made again from itself', () => {
    fc.assert(
      fc.property(sluggable, (title) => {
        const id = articleId(title, []);
        expect(articleId(id, [])).toBe(id);
      }),
    );
  });
});

describe('the id of a product or category', () => {
  it('is the name’s slug and the time in milliseconds', () => {
    expect(timestampedId('Anti-Skid Tape', 1_722_729_600_000, [])).toBe('anti-skid-tape-1722729600000');
  });

  it('is cut only if it is too long for a file name', () => {
    expect(timestampedId('a'.repeat(80), 1, [])).toBe(`${'a'.repeat(80)}-1`);
    // It is also the name of a file, which can have 255 characters.
    expect(timestampedId(`${'a'.repeat(199)} ${'b'.repeat(80)}`, 1, [])).toBe(`${'a'.repeat(199)}-1`);
  });

  it('gets -2, -3, … if several are made in the same millisecond', () => {
    expect(timestampedId('Tape', 7, ['tape-7'])).toBe('tape-7-2');
    expect(timestampedId('Tape', 7, ['tape-7', 'tape-7-2'])).toBe('tape-7-3');
  });

  it('is a free id that starts with the slug and the time, for any name and any taken ids', () => {
    fc.assert(
      fc.property(sluggable, fc.nat(), fc.array(anyText), (name, now, others) => {
        const taken = new Set(others.map(slug));
        for (let round = 0; round < 5; round += 1) {
          const id = timestampedId(name, now, taken);
          expect(id).toMatch(ID);
          expect(id.startsWith(`${slug(name)}-${now}`)).toBe(true);
          expect(taken.has(id)).toBe(false);
          taken.add(id);
        }
      }),
    );
  });
});

describe('a name or title that leaves no slug', () => {
  it.each(['', '   ', '---', '!?', 'தமிழ்', '\ud800'])('is refused: %j', (blank) => {
    expect(() => articleId(blank, [])).toThrow(NoSlugError);
    expect(() => timestampedId(blank, 1, [])).toThrow(NoSlugError);
  });

  it('is refused with a message that names the field', () => {
    expect(() => articleId('!', [])).toThrow(/^The title needs at least one letter \(a to z\) or digit/);
    expect(() => timestampedId('!', 1, [])).toThrow(
      /^The name needs at least one letter \(a to z\) or digit/,
    );
  });

  it('is refused exactly if the slug is empty', () => {
    fc.assert(
      fc.property(anyTitle, (title) => {
        const make = () => articleId(title, []);
        if (slug(title) === '') expect(make).toThrow(NoSlugError);
        else expect(make).not.toThrow();
      }),
    );
  });
});
