import { useMemo } from 'react';
import { markTrusted } from '../../shared/trustedTypes';

/** A value of structured data: JSON, where undefined and empty entries are left out. */
export type JsonLdValue =
  | string
  | number
  | boolean
  | undefined
  | readonly JsonLdValue[]
  | { readonly [key: string]: JsonLdValue };

/** Structured data for search engines. Every `<` is written as an escape, so that no text ends the script. */
export function JsonLd({ data }: { data: { readonly [key: string]: JsonLdValue } }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }, dropEmpty).replaceAll(
    '<',
    '\\u003c',
  );
  const markup = useMemo(() => ({ __html: markTrusted(json) }), [json]);
  return (
    <script
      // Other data, another element: Trusted Types take a change within a script for one of what it runs.
      key={json}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped; React would escape quotes too.
      dangerouslySetInnerHTML={markup}
    />
  );
}

function dropEmpty(_key: string, value: unknown): unknown {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
  return value;
}
