import sharp from 'sharp';
import { expect, it } from 'vitest';
import { company } from '../../../../src/shared/company';
import { openingHours } from '../../../../src/shared/openingHours';
import { organisationJsonLd } from '../../../../src/site/seo/organisation';
import { buildSettings } from '../../../builders';
import { describeSample } from '../../../sample/describeSample';

/** Whoever takes over this site puts others in place of the stand-ins. */
const { city, region, country } = company;
const { contact } = buildSettings();
const site = { contact, socialLinks: [] };
const testimonial = { quote: 'It holds.', author: 'Sample', company: 'Buyer, box maker' };
const organisationAt = (address: string) => organisationJsonLd({ ...site, contact: { ...contact, address } });
const addressOf = (address: string) => organisationAt(address).address;

it.each([
  [
    `No. 00, Sample Street,\nSowcarpet,\n${city} 600079,\n${region}, ${country.name}`,
    'No. 00, Sample Street, Sowcarpet',
  ],
  [`12 Mount Road, ${city} 600 002, ${country.name}`, '12 Mount Road'],
  [`12 Mount Road, ${city}, 600 002`, '12 Mount Road'],
  [`Unit 4, ${city} Bypass Road\n${city} - 600079`, `Unit 4, ${city} Bypass Road`],
  [`12 Mount Road\n${city}, ${region} 600002.`, '12 Mount Road'],
  [`Shed 101 102, SIDCO Estate, ${city} 600098`, 'Shed 101 102, SIDCO Estate'],
  [`12 Mount Road, ${city} 600079, ${region}, ${country.name}`.toUpperCase(), '12 MOUNT ROAD'],
  [`12, Mount Road, ${city.toLowerCase()} 600-002, ${region.replace(' ', '')}`, '12, Mount Road'],
])('in the address %j the street is %j', (address, street) =>
  expect(addressOf(address)).toMatchObject({ streetAddress: street, addressLocality: city }),
);

it.each([
  ['12 Mount Road, Chennai 600 002', '600002'],
  ['12 Mount Road, Chennai 600\u00a0002', '600002'],
  ['12 Mount Road, Chennai 600-002', '600002'],
  ['Shed 101 102, SIDCO Estate, Chennai 600098', '600098'],
  ['12 Mount Road, Chennai 600002, Drawer 012 345', '600002'],
])('the postal code of %j is %s', (address, code) => expect(addressOf(address)?.postalCode).toBe(code));

it.each(['12 Mount Road, Chennai', 'Plot 123\n456 Mount Road, Chennai'])(
  'the postal code of %j, which has none, is the company’s',
  (address) => expect(addressOf(address)?.postalCode).toBe(company.postalCode),
);

it('town and region are stated only if the address names them', () => {
  expect(addressOf(`12 Mount Road,\n${city} 600079,\n${region}, ${country.name}`)).toMatchObject({
    addressLocality: city,
    addressRegion: region,
  });
  expect(addressOf('12 Mill Road, Elsewhere 641001')).toEqual({
    '@type': 'PostalAddress',
    streetAddress: '12 Mill Road, Elsewhere 641001',
    addressLocality: undefined,
    addressRegion: undefined,
    postalCode: '641001',
    addressCountry: country.code,
  });
});

it('town and region are found however they are spelt', () =>
  expect(addressOf(`12 Mount Road, ${city} 600079, ${region}`.toUpperCase())).toMatchObject({
    addressLocality: city,
    addressRegion: region,
  }));

it.each([
  ['GSTIN 33AAAAA0000A1Z5', '33AAAAA0000A1Z5'],
  ['CIN U00000TN1961PTC000000 · GSTIN: 33AAAAA0000A1Z5.', '33AAAAA0000A1Z5'],
  ['CIN U00000TN1961PTC000000', undefined],
  [undefined, undefined],
])('the tax number among the registrations %j is %j', (registrations, taxID) =>
  expect(organisationJsonLd({ ...site, contact: { ...contact, registrations } }).taxID).toBe(taxID),
);

it('is a local business with opening hours only if it has an address', () => {
  const { '@type': type, openingHoursSpecification } = organisationAt('12 Mount Road');
  expect(type).toEqual(['Organization', 'LocalBusiness']);
  expect(openingHoursSpecification?.map(({ opens, closes }) => [opens, closes])).toEqual(
    openingHours.map(({ opens, closes }) => [opens, closes]),
  );
  expect(organisationAt(' \n, ')).toMatchObject({
    '@type': 'Organization',
    address: undefined,
    openingHoursSpecification: undefined,
  });
});

it('a testimonial’s company and role describe its author, and are left out if there are none', () => {
  const testimonials = [testimonial, { quote: 'It sticks.', author: 'Another', company: '' }];
  const { review } = organisationJsonLd({ ...site, testimonials });
  expect(review?.map(({ author }) => author)).toEqual([
    { '@type': 'Person', name: 'Sample', description: 'Buyer, box maker' },
    { '@type': 'Person', name: 'Another', description: undefined },
  ]);
});

it.each([{ testimonials: undefined }, { testimonials: [] }])(
  'has no rating and no reviews with %j',
  ({ testimonials }) => {
    const { aggregateRating, review } = organisationJsonLd({ ...site, testimonials });
    expect([aggregateRating, review]).toEqual([undefined, undefined]);
  },
);

it.each([
  ['+91 44 5550 0100', '+91 44 5550 0101', '+91 44 5550 0100'],
  ['', '+91 44 5550 0101', '+91 44 5550 0101'],
  [' ', undefined, undefined],
])('of the telephone numbers %j and %j it gives the first that there is', (phone1, phone2, telephone) =>
  expect(organisationJsonLd({ ...site, contact: { ...contact, phone1, phone2 } })).toMatchObject({
    telephone,
    contactPoint: { telephone },
  }),
);

it('names the company’s pages on other sites by their addresses', () => {
  const socialLinks = [{ name: 'LinkedIn', address: 'https://www.linkedin.com/company/tape' }];
  expect(organisationJsonLd({ ...site, socialLinks }).sameAs).toEqual([socialLinks[0]?.address]);
});

it('the logo is as large as search engines require', async () => {
  const { pathname } = new URL(organisationJsonLd(site).logo);
  const { width, height } = await sharp(`public${pathname}`).metadata();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(112);
});

describeSample('the stand-in', () => {
  it('has the hours, the rating, the country and the postal code of the specification', () =>
    expect(
      organisationJsonLd({
        ...site,
        contact: { ...contact, address: '12 Mount Road' },
        testimonials: [testimonial],
      }),
    ).toMatchObject({
      address: { postalCode: '600079', addressCountry: 'IN' },
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
