import type { Settings } from '../../shared/catalogue/settings';
import { company } from '../../shared/company';
import { config } from '../../shared/config';
import { openingHours } from '../../shared/openingHours';
import type { JsonLdValue } from './JsonLd';

/** Section 9. */
const RATING = { value: 4.9, reviews: 37 };
const POSTAL_CODE = /\b\d{3} ?\d{3}\b/;

/** Names the organisation in other structured data. */
export const ORGANISATION_ID = `${config.siteUrl}/#organization`;

/** The organisation as search engines read it: built from the settings. Section 1. */
export function organisationJsonLd({
  contact,
  socialLinks,
  testimonials,
}: Omit<Settings, 'id' | 'gtm' | 'popularProductIds'>) {
  return {
    '@type': ['Organization', 'LocalBusiness'],
    '@id': ORGANISATION_ID,
    name: company.name,
    legalName: company.legalName,
    description: `Maker and bulk supplier of industrial adhesive tapes in ${company.city} since ${company.foundingYear}`,
    url: `${config.siteUrl}/`,
    logo: `${config.siteUrl}/icons/512.png`,
    foundingDate: String(company.foundingYear),
    email: contact.email,
    telephone: contact.phone1,
    address: postalAddress(contact.address),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: contact.phone1,
      email: contact.email,
      areaServed: company.country,
    },
    openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: RATING.value,
      reviewCount: RATING.reviews,
      bestRating: 5,
    },
    review: testimonials.map(({ quote, author, company: companyAndRole }) => ({
      '@type': 'Review',
      reviewBody: quote,
      author: { '@type': 'Person', name: author, description: companyAndRole || undefined },
      reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
    })),
    sameAs: Object.values(socialLinks).filter((link) => link !== ''),
  } satisfies Record<string, JsonLdValue>;
}

/** The several lines of the settings' address, as far as they can be told apart. Section 9. */
function postalAddress(address: string) {
  const postalCode = POSTAL_CODE.exec(address)?.[0].replace(' ', '') ?? company.postalCode;
  const elsewhere: readonly string[] = ['', company.city, company.region, 'India'];
  const parts = address.split(/[\n,]/).map((part) => part.trim());
  const isStreet = (part: string) =>
    !elsewhere.includes(part.replace(POSTAL_CODE, '').replace(/[\s.–-]+$/, ''));
  return {
    '@type': 'PostalAddress',
    streetAddress: parts.filter(isStreet).join(', '),
    addressLocality: company.city,
    addressRegion: company.region,
    postalCode,
    addressCountry: company.country,
  };
}
