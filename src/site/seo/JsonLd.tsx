import { useMemo } from 'react';
import { markTrusted } from '../../shared/trustedTypes';
import { plainSpaces } from '../text/plainSpaces';

/** A value of structured data: JSON, from which undefined and empty entries are omitted. */
export type JsonLdValue =
  | string
  | number
  | boolean
  | undefined
  | readonly JsonLdValue[]
  | { readonly [key: string]: JsonLdValue };

/** Structured data for search engines. Every `<` is escaped, so that no text can end the script. */
export function JsonLd({ data }: { data: { readonly [key: string]: JsonLdValue } }) {
  const json = plainSpaces(
    JSON.stringify({ '@context': 'https://schema.org', ...data }, dropEmpty).replaceAll('<', '\\u003c'),
  );
  const markup = useMemo(() => ({ __html: markTrusted(json) }), [json]);
  return (
    <script
      // Other data gets another element: Trusted Types treat a change to a script's text as a change to its code.
      key={json}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped; React would escape quotes.
      dangerouslySetInnerHTML={markup}
    />
  );
}

function dropEmpty(_key: string, value: unknown): unknown {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
  return value;
}
