import { company } from '../../shared/company';
import { config } from '../../shared/config';
import type { JsonLdValue } from './JsonLd';
import { ORGANISATION_ID } from './organisation';

/** The site as search engines read it: the name that is shown beside its pages in search results. */
export const websiteData = {
  '@type': 'WebSite',
  '@id': `${config.siteUrl}/#website`,
  name: company.name,
  url: `${config.siteUrl}/`,
  inLanguage: 'en-IN',
  publisher: { '@id': ORGANISATION_ID },
} satisfies Record<string, JsonLdValue>;
