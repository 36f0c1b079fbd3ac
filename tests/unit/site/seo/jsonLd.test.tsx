import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JsonLd } from '../../../../src/site/seo/JsonLd';

it('a text that looks like the end of the script is part of the data, and what is empty is not', () => {
  const html = renderToString(
    <JsonLd data={{ name: '</script><b>5\u00a0mm', image: [], email: '', position: 0 }} />,
  );
  expect(html.match(/</g)).toHaveLength(2);
  const [, json = ''] = /^<script[^>]*>(.*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    name: '</script><b>5 mm',
    position: 0,
  });
});
