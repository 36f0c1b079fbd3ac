import { config } from '../../shared/config';
import { isEmbedded } from '../../shared/pictures';

/** Whether others can fetch a picture. One that the owner chose from a file is stored in the record itself. */
export const hasAddress = (image: string): boolean => image !== '' && !isEmbedded(image);

/** A URL of this site with its host; a URL of another site is left as it is. */
export const absolute = (url: string): string => new URL(url, `${config.siteUrl}/`).href;
