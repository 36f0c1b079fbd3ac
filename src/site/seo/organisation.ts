import type { Settings } from '../../shared/catalogue/settings';
import { company } from '../../shared/company';
import { config } from '../../shared/config';
import { openingHours } from '../../shared/openingHours';
import type { JsonLdValue } from './JsonLd';

/** Section 9. */
const RATING = { value: 4.9, reviews: 37 };
const POSTAL_CODE = /\b\d{3} ?\d{3}\b/;

const hours = openingHours.map(({ days, opens, closes }) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days,
  opens,
  closes,
}));

/** Identifies the organisation in other structured data. */
export const ORGANISATION_ID = `${config.siteUrl}/#organization`;

/**
 * The organisation as search engines read it, built from the settings. Section 1.
 * @param testimonials given only if the page shows them; the rating is then included
 */
export function organisationJsonLd({
  contact,
  socialLinks,
  testimonials,
}: Pick<Settings, 'contact' | 'socialLinks'> & Partial<Pick<Settings, 'testimonials'>>) {
  const address = postalAddress(contact.address);
  return {
    // A local business must have an address.
    '@type': address ? ['Organization', 'LocalBusiness'] : 'Organization',
    '@id': ORGANISATION_ID,
    name: company.name,
    legalName: company.legalName,
    description: `Maker and bulk supplier of industrial adhesive tapes in ${company.city} since ${company.foundingYear}`,
    url: `${config.siteUrl}/`,
    logo: `${config.siteUrl}/icons/512.png`,
    foundingDate: String(company.foundingYear),
    email: contact.email,
    telephone: contact.phone1,
    address,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: contact.phone1,
      email: contact.email,
      areaServed: company.country,
    },
    // Only a local business has opening hours.
    openingHoursSpecification: address && hours,
    aggregateRating: testimonials && {
      '@type': 'AggregateRating',
      ratingValue: RATING.value,
      reviewCount: RATING.reviews,
      bestRating: 5,
    },
    review: testimonials?.map(({ quote, author, company: companyAndRole }) => ({
      '@type': 'Review',
      reviewBody: quote,
      author: { '@type': 'Person', name: author, description: companyAndRole || undefined },
      reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
    })),
    sameAs: Object.values(socialLinks).filter((link) => link !== ''),
  } satisfies Record<string, JsonLdValue>;
}

/** The parts of the settings' address, as far as they can be told apart; undefined if it is empty. Section 9. */
function postalAddress(address: string) {
  const parts = address
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const names = parts.map((part) => part.replace(POSTAL_CODE, '').replace(/[\s.–-]+$/, ''));
  const elsewhere: readonly string[] = ['', company.city, company.region, 'India'];
  // In another town, the company's own would contradict the street.
  const ifNamed = (place: string) => (names.includes(place) ? place : undefined);
  return {
    '@type': 'PostalAddress',
    streetAddress: parts.filter((_, index) => !elsewhere.includes(names[index] ?? '')).join(', '),
    addressLocality: ifNamed(company.city),
    addressRegion: ifNamed(company.region),
    postalCode: POSTAL_CODE.exec(address)?.[0].replace(' ', '') ?? company.postalCode,
    addressCountry: company.country,
  };
}
