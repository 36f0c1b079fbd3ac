import sharp from 'sharp';
import { expect, it } from 'vitest';
import { organisationJsonLd } from '../../../src/site/seo/organisation';
import { buildSettings } from '../../builders';
import { describeSample } from '../../sample/describeSample';

const { contact } = buildSettings();
const organisationAt = (address: string) =>
  organisationJsonLd({ ...buildSettings(), contact: { ...contact, address } });
const addressOf = (address: string) => organisationAt(address).address;

it.each([
  [
    'No. 00, Sample Street,\nSowcarpet,\nChennai 600079,\nTamil Nadu, India',
    'No. 00, Sample Street, Sowcarpet',
  ],
  ['12 Mount Road, Chennai 600 002, India', '12 Mount Road'],
  ['Unit 4, Chennai Bypass Road\nChennai - 600079', 'Unit 4, Chennai Bypass Road'],
  ['12 Mount Road\nChennai, Tamil Nadu 600002.', '12 Mount Road'],
])('in the address %j the street is %j', (address, street) =>
  expect(addressOf(address)).toMatchObject({ streetAddress: street, addressLocality: 'Chennai' }),
);

it('the postal code comes from the address, or else from the specification', () => {
  expect(addressOf('12 Mount Road, Chennai 600 002')?.postalCode).toBe('600002');
  expect(addressOf('12 Mount Road, Chennai')?.postalCode).toBe('600079');
});

it('town and region are stated only if the address names them', () => {
  expect(addressOf('12 Mount Road,\nChennai 600079,\nTamil Nadu, India')).toMatchObject({
    addressLocality: 'Chennai',
    addressRegion: 'Tamil Nadu',
  });
  expect(addressOf('12 Mill Road, Coimbatore 641001')).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '12 Mill Road, Coimbatore 641001',
    addressLocality: undefined,
    addressRegion: undefined,
    postalCode: '641001',
    addressCountry: 'IN',
  });
});

it('is a local business with opening hours only if it has an address', () => {
  const { '@type': type, openingHoursSpecification } = organisationAt('12 Mount Road');
  expect(type).toEqual(['Organization', 'LocalBusiness']);
  expect(openingHoursSpecification?.map(({ opens, closes }) => [opens, closes])).toEqual([
    ['10:30', '19:00'],
    ['10:15', '19:30'],
  ]);
  expect(organisationAt(' \n, ')).toMatchObject({
    '@type': 'Organization',
    address: undefined,
    openingHoursSpecification: undefined,
  });
});

it('a testimonial’s company and role describe its author, and are left out if there are none', () => {
  const testimonials = [
    { quote: 'It holds.', author: 'Sample', company: 'Buyer, box maker' },
    { quote: 'It sticks.', author: 'Another', company: '' },
  ];
  const { review } = organisationJsonLd({ ...buildSettings(), testimonials });
  expect(review?.map(({ author }) => author)).toEqual([
    { '@type': 'Person', name: 'Sample', description: 'Buyer, box maker' },
    { '@type': 'Person', name: 'Another', description: undefined },
  ]);
});

it('has no rating and no reviews if the page shows none', () => {
  const { contact, socialLinks } = buildSettings();
  const { aggregateRating, review } = organisationJsonLd({ contact, socialLinks });
  expect([aggregateRating, review]).toEqual([undefined, undefined]);
});

it('the logo is as large as search engines require', async () => {
  const { pathname } = new URL(organisationJsonLd(buildSettings()).logo);
  const { width, height } = await sharp(`public${pathname}`).metadata();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(112);
});

describeSample('the stand-in', () => {
  it('has the hours and the rating of the specification', () =>
    expect(organisationJsonLd(buildSettings())).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: ['Monday'], opens: '10:30', closes: '19:00' },
        {
          dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
          opens: '10:15',
          closes: '19:30',
        },
      ],
      aggregateRating: { ratingValue: 4.9, reviewCount: 37 },
    }));
});
