import type { Testimonial } from '../../shared/catalogue/settings';
import { company } from '../../shared/company';
import { config } from '../../shared/config';
import { openingHours } from '../../shared/openingHours';
import { telephonesOf } from '../../shared/telephone';
import type { SiteData } from '../layout/loader';
import type { JsonLdValue } from './JsonLd';

/** Section 9. */
const RATING = { value: 4.9, reviews: 37 };
/** As people write them: 600079, 600 079 (the blank may be one that does not break) or 600-079. */
const POSTAL_CODE = /\b[1-9]\d\d[ \u00a0-]?\d{3}\b/g;
/** India's tax number: the state's two digits, the holder's tax number (PAN), and three characters more. */
const GSTIN = /\b\d\d[A-Z]{5}\d{4}[A-Z][\dA-Z]Z[\dA-Z]\b/;

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
 * @param testimonials given only if the page shows them; if there are any, the rating is included
 */
export function organisationJsonLd({
  contact,
  socialLinks,
  testimonials,
}: Pick<SiteData, 'contact' | 'socialLinks'> & { testimonials?: readonly Testimonial[] }) {
  const address = postalAddress(contact.address);
  const [telephone] = telephonesOf(contact);
  const shown = testimonials?.length ? testimonials : undefined;
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
    telephone,
    taxID: contact.registrations?.match(GSTIN)?.[0],
    address,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone,
      email: contact.email,
      areaServed: company.country.code,
    },
    // Only a local business has opening hours.
    openingHoursSpecification: address && hours,
    aggregateRating: shown && {
      '@type': 'AggregateRating',
      ratingValue: RATING.value,
      reviewCount: RATING.reviews,
      bestRating: 5,
    },
    review: shown?.map(({ quote, author, company: companyAndRole }) => ({
      '@type': 'Review',
      reviewBody: quote,
      author: { '@type': 'Person', name: author, description: companyAndRole || undefined },
      reviewRating: { '@type': 'Rating', ratingValue: 5, bestRating: 5 },
    })),
    sameAs: socialLinks.map(({ address: link }) => link),
  } satisfies Record<string, JsonLdValue>;
}

/** The parts of the settings' address, as far as they can be told apart; undefined if it is empty. Section 9. */
function postalAddress(address: string) {
  const parts = address
    .split(/[\n,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  // Other six digits, such as those of a shed, come before it.
  const postalCode = address.match(POSTAL_CODE)?.at(-1) ?? '';
  const names = parts.map((part) => asCompared(part.replace(postalCode, '')));
  const elsewhere = ['', company.city, company.region, company.country.name].map(asCompared);
  // In another town, the company's own would contradict the street.
  const ifNamed = (place: string) => (names.includes(asCompared(place)) ? place : undefined);
  return {
    '@type': 'PostalAddress',
    streetAddress: parts.filter((_, index) => !elsewhere.includes(names[index] ?? '')).join(', '),
    addressLocality: ifNamed(company.city),
    addressRegion: ifNamed(company.region),
    postalCode: postalCode.replace(/\D/, '') || company.postalCode,
    addressCountry: company.country.code,
  };
}

/** A name without what people write differently: "TAMILNADU." is Tamil Nadu. */
const asCompared = (name: string): string => name.toLowerCase().replace(/[\s.–-]/g, '');
