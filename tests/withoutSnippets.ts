import { readDefaults } from '../tools/content/readDefaults';

const { head, body } = readDefaults().settings.gtm;

/** A built page without the owner's published snippets, for whose content the site is not responsible. */
export const withoutSnippets = (html: string): string => html.replace(head, '').replace(body, '');
