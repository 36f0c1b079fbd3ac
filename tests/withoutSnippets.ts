import { readDefaults } from '../tools/content/readDefaults';

const { head, body } = readDefaults().settings.gtm;

/** A built page without the snippets that the owner published: what they hold is not the site's to answer for. */
export const withoutSnippets = (html: string): string => html.replace(head, '').replace(body, '');
