import { Helmet } from 'react-helmet-async';
import { company } from '../../shared/company';
import { config } from '../../shared/config';

type SeoProps = {
  title: string;
  description: string;
  /** The page's own address, from the root; without it the page has no canonical and is not indexed. */
  path?: string;
  type?: 'website' | 'article' | 'product';
  /** A URL, of this site or another. */
  image?: string | undefined;
};

/** The head of a page: title, description, canonical, Open Graph. One on each page. Section 1. */
export function Seo({ title, description, path, type = 'website', image }: SeoProps) {
  return (
    <Helmet>
      <title>{withName(title)}</title>
      <meta name="description" content={description} />
      {path === undefined && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={absolute(path)} />}
      {path !== undefined && <meta property="og:url" content={absolute(path)} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {image && <meta property="og:image" content={absolute(image)} />}
    </Helmet>
  );
}

/** Characters; search engines cut longer titles short. */
const LONGEST_TITLE = 70;

/** The title with the company's name after it, where both have room; search engines show the name anyway. */
function withName(title: string): string {
  const named = `${title} | ${company.name}`;
  return title.includes(company.name) || named.length > LONGEST_TITLE ? title : named;
}

/** A URL of this site with its host; one of another stays. */
export const absolute = (url: string): string => new URL(url, `${config.siteUrl}/`).href;
