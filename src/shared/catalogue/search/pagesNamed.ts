import { paths } from '../../paths';
import type { ProductSummary } from '../product';
import { countFacets } from '../productList';
import { DEFAULT_ORDER } from '../productListView';
import { isSearchable } from './isSearchable';
import { SELLERS } from './leftOut';

type Named = { id: string; name: string };
type Page = { href: string; words: string };

/** What does not belong to the name: "tapes for HVAC", "hvac industry". */
const BESIDE_NAME = /^tapes? for\s+|\s+(?:tapes?|industry)$/g;

/** What buyers look for in a search box besides tapes. It has to be the whole search: "phone tape" asks for a tape. */
const ANSWERS: readonly (Page & { asked: RegExp })[] = [
  {
    asked:
      /^(?:free )?(?:bulk|deliver(?:y|ies)|d[ei]spatch|freight|gst|lead|min(?:imum|\.)? (?:order|qty|quantity)|moq|orders?|samples?|shipping|transport|wholesale)(?: (?:charges?|order|pieces?|qty|quantity|rolls?|status|tapes?|times?))*$/,
    href: `${paths.about.to()}#order`,
    words: 'How an order goes: sample, minimum order, time, freight',
  },
  {
    asked:
      /^(?:(?:iso|material|product|safety|tape|technical|test) )*(?:certificat(?:es?|ion)|certified|co[ac]|data ?sheets?|m?sds|pdf|reports?|tds|testing)(?: pdf)?$/,
    href: `${paths.about.to()}#tests`,
    words: 'What is tested, and which papers come with it',
  },
  {
    asked:
      /^(?:address|contact|e-?mail|location|mobile|near me|office|opening|(?:tele)?phone|timings?|whats ?app)(?: (?:address|details|hours|id|numbers?|us))*$/,
    href: paths.contact.to(),
    words: 'Telephone, e-mail, address and opening hours',
  },
  {
    asked: /^(?:costs?|prices?|quotations?|quotes?|rates?|rfq)(?: list)?$/,
    href: paths.requestQuote.to(),
    words: 'Prices: ask for a quote',
  },
  {
    asked: /^(?:(?:full|product|tape) )*(?:brochures?|catalog(?:ue)?s?|product list)(?: (?:download|pdf))*$/,
    href: paths.products.to(),
    words: 'All of our tapes, each with a data sheet to print',
  },
  {
    asked: new RegExp(
      String.raw`^(?:tape )?(?:about|brands|company|${SELLERS})(?: (?:in \S+|near me|profile|us))*$`,
    ),
    href: paths.about.to(),
    words: 'What we make, cut to size, and carry of other makers',
  },
];

/**
 * The pages that are named by a search that finds no product: of the categories and industries whose name contains it,
 * or the one that answers what may be asked of any tape.
 */
export function pagesNamed(
  query: string,
  products: readonly ProductSummary[],
  { categories, industries }: { categories: readonly Named[]; industries: readonly Named[] },
): Page[] {
  const asked = query.trim().toLowerCase();
  const wanted = asked.replace(BESIDE_NAME, '');
  if (!isSearchable(wanted)) return [];
  const isNamed = ({ name }: Named) => name.toLowerCase().includes(wanted);
  const count = countFacets(products, { sort: DEFAULT_ORDER });
  return [
    ...categories.filter(isNamed).map(({ id, name }) => ({
      href: paths.products.to({ category: id }),
      words: `All of our ${name} (${count.categories[id] ?? 0})`,
    })),
    ...industries.filter(isNamed).map(({ id, name }) => ({
      href: paths.products.to({ industry: id }),
      words: `All tapes for ${name} (${count.industries[id] ?? 0})`,
    })),
    ...ANSWERS.filter((answer) => answer.asked.test(asked)).map(({ href, words }) => ({ href, words })),
  ];
}
