import { company } from '../../src/shared/company.ts';
import { paths } from '../../src/shared/paths.ts';
import { telephonesOf } from '../../src/shared/telephone.ts';
import type { SiteContent } from './siteContent.ts';

/** `llms.txt` (llmstxt.org): what the site is and where things are, for language models. */
export function llms({ siteUrl, products, categories, industries, blog, settings }: SiteContent): string {
  const line = (name: string, path: string, about: string) =>
    `- [${oneLine(name).replace(/[[\]]/g, '\\$&')}](${siteUrl}${path})${about && `: ${oneLine(about)}`}`;
  const section = (title: string, lines: readonly string[]) => `## ${title}\n\n${lines.join('\n')}\n`;
  const { email } = settings.contact;
  const [telephone] = telephonesOf(settings.contact);
  const contact = [telephone && `Telephone ${telephone}.`, email && `E-mail ${email}.`]
    .filter(Boolean)
    .join(' ');
  return [
    `# ${company.name}\n`,
    `> Maker and bulk supplier of industrial adhesive tapes in ${company.city}, ${company.region}, India; more than ${company.yearsInTrade} years in the trade, also distributor of third-party brands. The site is its catalogue: ${products.length} tapes with their figures, by category and by industry, and ${blog.length} articles on choosing and using them.\n`,
    `Prices are quoted on request, in bulk, with delivery across India. ${contact}\n`,
    section('Sections', [
      line('Products', paths.products.to(), 'every tape, filtered by category and industry'),
      line('Compare', paths.compare.to(), 'up to four tapes side by side'),
      line('Industries', paths.industries.to(), 'which tapes each trade uses'),
      line('Articles', paths.blog.to(), 'guides to choosing, testing, storing and applying tapes'),
      line('Request a Quote', paths.requestQuote.to(), 'price and delivery for a tape, width and quantity'),
      line('Contact', paths.contact.to(), 'address, telephone, hours'),
      line('About', paths.about.to(), 'the company'),
    ]),
    section(
      'Categories',
      categories.map(({ id, name, subtitle }) => line(name, paths.products.to({ category: id }), subtitle)),
    ),
    section(
      'Industries',
      industries.map(({ id, name, subtitle }) => line(name, paths.products.to({ industry: id }), subtitle)),
    ),
    section(
      'Products',
      products.map(({ id, name, shortDescription }) => line(name, paths.product.to(id), shortDescription)),
    ),
    section(
      'Optional',
      blog.map(({ id, title, summary }) => line(title, paths.article.to(id), summary)),
    ),
  ].join('\n');
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
