import { describe, expect, it } from 'vitest';
import {
  articlesMentioning,
  namesStandard,
  productsMentioning,
} from '../../../../../src/shared/catalogue/search/mentions';
import { buildArticle, buildProduct } from '../../../../builders';

describe('in products', () => {
  const foam = buildProduct({
    name: 'PE Foam Tape',
    shortDescription: 'For mirrors and trim',
    description: 'Not for silicone.',
    features: ['Slit from 6 mm'],
    uses: ['Fixing number plates', 'Mounting sign letters'],
    colours: [
      { name: 'White', hex: '#ffffff' },
      { name: 'Black', hex: '#000000' },
    ],
  });
  const tapes = [buildProduct(), foam];
  const words = (q: string) => productsMentioning(tapes, q).map((each) => each.words);

  it.each([
    ['number plate tape', 'PE Foam Tape: Fixing number plates'],
    ['mirror mounting tapes', 'PE Foam Tape: Mounting sign letters'],
    ['black foam tape', 'PE Foam Tape: Comes in White, Black'],
    ['pe foam for mirrors', 'PE Foam Tape: Fixing number plates'],
    ['tears by hand', 'Brown Kraft Tape: Tears by hand'],
  ])('%j is mentioned in one line', (q, line) => {
    expect(words(q)).toEqual([line]);
  });

  it.each(['silicone', 'number plate sign', '6 mm foam', 'white kraft', 'zzgluon'])(
    '%j is mentioned nowhere: in several lines only, in a description, or with a figure',
    (q) => {
      expect(words(q)).toEqual([]);
    },
  );

  it('lists the nearest first', () => {
    const many = Array.from({ length: 3 }, (_, index) => buildProduct({ name: `Tape ${index}` }));
    expect(productsMentioning([...many, buildProduct({ name: 'Carton Tape' })], 'carton closing')).toEqual([
      { id: 'carton-tape', words: 'Carton Tape: Closing cartons' },
      ...[0, 1, 2].map((index) => ({ id: `tape-${index}`, words: `Tape ${index}: Closing cartons` })),
    ]);
  });
});

describe('in tests by a standard', () => {
  const pvc = buildProduct({
    name: 'PVC Tape',
    features: ['Tested at 1,000 V'],
    specifications: [
      { name: 'Width', value: '3330', unit: 'mm' },
      { name: 'Dielectric breakdown', value: '6', unit: 'kV', testMethod: 'IEC 60454-2' },
      { name: 'Peel adhesion', value: '5', unit: 'N/25 mm', testMethod: 'ASTM D3330' },
    ],
  });
  const words = (q: string) =>
    productsMentioning([buildProduct({ specifications: [{ name: 'Width', value: '48' }] }), pvc], q).map(
      (each) => each.words,
    );

  it.each([
    ['IEC 60454', 'PVC Tape: Dielectric breakdown by IEC 60454-2'],
    ['pvc tape iec60454-2', 'PVC Tape: Dielectric breakdown by IEC 60454-2'],
    ['d3330', 'PVC Tape: Peel adhesion by ASTM D3330'],
  ])('%j is mentioned where something was tested by it', (q, line) => {
    expect(words(q)).toEqual([line]);
  });

  it.each(['UL 510', 'kraft iec 60454', 'IEC 1,000', '3330', '60454 mm', 'ISO 48'])('%j is nowhere', (q) => {
    expect(words(q)).toEqual([]);
  });

  it.each(['UL 94 V-0', 'ANSI/ISEA 107', 'en471', 'RoHS compliant', 'FDA', 'D3330', 'UL listed tape'])(
    '%j names one',
    (q) => {
      expect(namesStandard(q)).toBe(true);
    },
  );

  it.each(['2 mm foam', 'tape d330x', 'isolation 20', 'PE 60', 'what is the price of 25 mm tape'])(
    '%j names none',
    (q) => {
      expect(namesStandard(q)).toBe(false);
    },
  );
});

describe('in lines about a surface', () => {
  const opp = buildProduct({
    name: 'OPP Tape',
    shortDescription: 'Polypropylene film',
    features: ['Polypropylene with rubber adhesive', 'High tack, also on polypropylene and PE'],
  });
  const piping = buildProduct({ name: 'Piping', features: ['Polypropylene core'] });
  const words = (q: string) => productsMentioning([piping, opp], q).map((each) => each.words);

  it.each(['sticks to polypropylene', 'Which tape bonds on polypropylene?', 'tape that adheres to PE'])(
    '%j is answered by what a tape holds on, not by what it is made of',
    (q) => {
      expect(words(q)).toEqual(['OPP Tape: High tack, also on polypropylene and PE']);
    },
  );

  it('a line about something else does not count', () => {
    expect(words('sticks to rubber')).toEqual([]);
  });
});

it('in articles, it is the title, summary, category and tags that count, of at most two', () => {
  const article = buildArticle({
    title: 'Tapes for Solar',
    summary: '25 years outdoors',
    category: 'Renewable Energy',
    tags: ['butyl'],
  });
  const offer = { id: article.id, words: 'Read: Tapes for Solar' };
  const articles = [buildArticle(), article];
  for (const q of ['solar tape', '25 years', 'solar butyl', 'renewable energy'])
    expect(articlesMentioning(articles, q)).toEqual([offer]);
  expect(articlesMentioning(articles, 'zzgluon')).toEqual([]);
  expect(articlesMentioning([article, article, article], 'solar')).toEqual([offer, offer]);
});
