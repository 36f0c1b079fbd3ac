import { config } from '../../shared/config';
import { isEmbedded } from '../../shared/pictures';

/** Whether others can fetch a picture: one that the owner chose from a file stands in the record itself. */
export const hasAddress = (image: string): boolean => image !== '' && !isEmbedded(image);

/** A URL of this site with its host; one of another stays. */
export const absolute = (url: string): string => new URL(url, `${config.siteUrl}/`).href;
