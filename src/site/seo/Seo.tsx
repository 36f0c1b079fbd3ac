import { memo } from 'react';
import { Helmet } from 'react-helmet-async';
import { company } from '../../shared/company';
import { withName } from '../../shared/pageTitle';
import { feedPath } from '../../shared/paths';
import { SHARED_PICTURE, sharedPicture } from '../../shared/pictures';
import { plainSpaces } from '../text/plainSpaces';
import { absolute, hasAddress } from './absolute';

type SeoProps = {
  title: string;
  description: string;
  /** The page's own address, from the root; without it, the page has no canonical link and is not indexed. */
  path?: string;
  type?: 'website' | 'article' | 'product';
  /** A URL, of this site or another; by default the site's own share picture. */
  image?: string;
  /** What the picture shows. */
  imageAlt?: string;
  /** Whether the page is about articles, which readers can subscribe to. */
  hasFeed?: boolean;
};

/** For pages without a picture of their own. */
const SITE_PICTURE = '/images/scenes/share.jpg';

/** The head of a page: title, description, canonical link, Open Graph. Every page has exactly one. Section 1. */
export const Seo = memo(function Seo(props: SeoProps) {
  const { title, path, type = 'website', image, hasFeed, imageAlt } = props;
  const description = plainSpaces(props.description);
  const shared = image && hasAddress(image) ? image : undefined;
  const picture = shared === undefined ? SITE_PICTURE : (sharedPicture(shared) ?? shared);
  // A picture on another host may have any size.
  const size = picture !== shared && SHARED_PICTURE;
  return (
    <Helmet>
      <title>{withName(title)}</title>
      {description && <meta name="description" content={description} />}
      {path === undefined && <meta name="robots" content="noindex" />}
      {path !== undefined && <link rel="canonical" href={absolute(path)} />}
      {hasFeed && <link rel="alternate" href={feedPath} type="application/atom+xml" title="Articles" />}
      {path !== undefined && <meta property="og:url" content={absolute(path)} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:image" content={absolute(picture)} />
      {size && <meta property="og:image:width" content={`${size.width}`} />}
      {size && <meta property="og:image:height" content={`${size.height}`} />}
      {shared && imageAlt && <meta property="og:image:alt" content={imageAlt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
});
