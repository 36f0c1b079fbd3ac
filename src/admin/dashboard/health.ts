import type { Content } from '../../shared/catalogue/content';
import type { Product } from '../../shared/catalogue/product';
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from '../../shared/pageTitle';
import type { ResourceName } from '../../shared/storage/keys';
import { telephonesOf } from '../../shared/telephone';
import { recordPath } from '../adminPaths';
import { type FormerName, formerUses } from '../formerNames/formerUses';
import { deadLinks, linkingTexts } from '../links/links';
import { type AnyRecord, recordName } from '../records/anyRecord';
import { htmlFieldOf } from '../records/fieldKinds';
import { partsOf } from '../records/parts';
import { plainName } from '../records/plainName';
import { fieldsInWords } from '../words/fieldLabel';

/** Something to fix: the record, what is wrong, and where it can be fixed: the form's address, and the field. */
export type Finding = { name: string; detail: string; to: string; field: string };

export type Check = { title: string; hint: string; findings: Finding[] };

type Place = { resource: ResourceName; record: { id: string } };
type Page = { resource: ResourceName; record: Content['products' | 'categories' | 'industries'][number] };

/**
 * Everything about the content that a buyer or a search engine would stumble over.
 * @param formerNames the names that products had
 */
export function checkContent(content: Content, formerNames: readonly FormerName[] = []): Check[] {
  const { products, categories, industries, blog, settings } = content;
  const categoryIds = new Set(categories.map(({ id }) => id));
  const industryIds = new Set(industries.map(({ id }) => id));
  const pages = (['products', 'categories', 'industries'] as const).flatMap((resource) =>
    content[resource].map((record): Page => ({ resource, record })),
  );
  const tape = (record: Product, field: string, detail: string) =>
    findingIn({ resource: 'products', record }, field, detail);
  const texts = linkingTexts(content);
  return [
    {
      title: 'Unknown category',
      hint: 'Such a product is found by search and in the full list only. Choose one of your categories.',
      findings: products
        .filter(({ category }) => !categoryIds.has(category))
        .map((one) =>
          tape(one, 'category', one.category ? `“${one.category}” does not exist` : 'No category chosen'),
        ),
    },
    {
      title: 'Unknown industry',
      hint: 'Remove the unknown entry from the product’s industries.',
      findings: products.flatMap((one) =>
        [...new Set(one.industries)]
          .filter((id) => !industryIds.has(id))
          .map((id) =>
            tape(one, 'industries', `“${id}” ${categoryIds.has(id) ? 'is a category' : 'does not exist'}`),
          ),
      ),
    },
    {
      title: 'The same name twice',
      hint: 'Buyers and search engines cannot tell these apart.',
      findings: sharing(pages, ({ record }) => record.name).map((page) =>
        findingIn(page, 'name', 'Another one has this name'),
      ),
    },
    {
      title: 'The same title in search results twice',
      hint: 'Whoever searches sees results that look alike, and search engines may leave all but one out.',
      findings: sharing(pages, ({ record }) => record.seo.title).map((page) =>
        findingIn(page, 'seo.title', `Another one has “${page.record.seo.title}”, too`),
      ),
    },
    {
      title: 'No title or description for search engines',
      hint: 'The site then tells them the name, and the short description or the subtitle.',
      findings: pages.flatMap((page) => {
        const { title, description } = page.record.seo;
        if (title && description) return [];
        const detail = title ? 'No description' : description ? 'No title' : 'Neither title nor description';
        return findingIn(page, title ? 'seo.description' : 'seo.title', detail);
      }),
    },
    {
      title: 'Too long for search results',
      hint: `Titles are cut after about ${TITLE_LIMIT} letters, descriptions after about ${DESCRIPTION_LIMIT}.`,
      findings: [
        ...pages.flatMap((page) => overlong(page, 'seo.title', 'seo.description')),
        ...blog.flatMap((record) => overlong({ resource: 'blog', record }, 'title', 'summary')),
      ],
    },
    {
      title: 'Links that lead nowhere',
      hint: 'What they led to was deleted, or they are mistyped: a buyer who follows one does not find it.',
      findings: texts.flatMap((text) =>
        deadLinks(text, content).map((link) => findingIn(text, htmlFieldOf(text.resource) ?? 'id', link)),
      ),
    },
    {
      title: 'Former names of products',
      hint: 'Buyers find no product that is called so. Where the words are meant, they can stay.',
      findings: formerUses(content, formerNames).map(({ former, nameNow, fields, ...place }) =>
        findingIn(
          place,
          fields[0] ?? 'id',
          `“${former.name}” (now “${nameNow}”) in: ${fieldsInWords(place.resource, fields).join(', ')}`,
        ),
      ),
    },
    {
      title: 'Articles without a link',
      hint: 'A link to a product leads the reader on.',
      findings: blog
        .filter(({ id }) => !texts.some(({ resource, record }) => resource === 'blog' && record.id === id))
        .map((record) => findingIn({ resource: 'blog', record }, 'content', 'No link in the text')),
    },
    {
      title: 'Texts that are missing',
      hint: 'Pages, cards and search results have a gap in their place.',
      findings: [
        ...products.flatMap((one) => missingTexts('products', one, ['shortDescription', 'description'])),
        ...categories.flatMap((one) => missingTexts('categories', one, ['description'])),
        ...industries.flatMap((one) => missingTexts('industries', one, ['description'])),
        ...blog.flatMap((one) => missingTexts('blog', one, ['summary', 'content', 'category'])),
      ],
    },
    {
      title: 'Contact details that are missing',
      hint: 'Buyers look for each of these before they order.',
      findings: settings.flatMap(({ id, contact }) => {
        const record = { id, name: 'Settings' };
        const { email, address } = contact;
        const [telephone] = telephonesOf(contact);
        const details = [
          { field: 'contact.phone1', called: 'telephone number', given: telephone },
          { field: 'contact.email', called: 'e-mail address', given: email },
          { field: 'contact.address', called: 'address', given: address },
        ];
        return details
          .filter(({ given }) => !given)
          .map(({ field, called }) => findingIn({ resource: 'settings', record }, field, `No ${called}`));
      }),
    },
    {
      title: 'Products without a picture',
      hint: 'They show their category’s tape pattern instead.',
      findings: products
        .filter(({ images }) => images.length === 0)
        .map((one) => tape(one, 'images', 'No picture')),
    },
  ];
}

const findingIn = ({ resource, record }: Place, field: string, detail: string): Finding => ({
  name: recordName(record) ?? record.id,
  detail,
  to: recordPath(resource, record.id),
  field,
});

/** The pages that have this text in common with another one of their kind; an empty text does not count. */
function sharing(pages: readonly Page[], textOf: (page: Page) => string): Page[] {
  const key = (page: Page) => `${page.resource} ${plainName(textOf(page))}`;
  const written = pages.filter((page) => plainName(textOf(page)) !== '');
  const counts = new Map<string, number>();
  for (const page of written) counts.set(key(page), (counts.get(key(page)) ?? 0) + 1);
  return written.filter((page) => (counts.get(key(page)) ?? 0) > 1);
}

/** One finding for a record that lacks any of these texts, in the first of them. */
function missingTexts<R extends AnyRecord>(
  resource: ResourceName,
  record: R,
  fields: readonly (keyof R & string)[],
): Finding[] {
  const empty = fields.filter((field) => record[field] === '');
  const [first] = empty;
  if (first === undefined) return [];
  const detail = `No ${fieldsInWords(resource, empty).join(', no ')}`;
  return [findingIn({ resource, record }, first, detail)];
}

/** One finding for a record whose title or other text is cut by search engines, in the first of the two. */
function overlong(place: Place, title: string, other: string): Finding[] {
  const parts = partsOf(place.record);
  const limits = { [title]: TITLE_LIMIT, [other]: DESCRIPTION_LIMIT };
  const cut = Object.entries(limits).flatMap(([field, limit]) => {
    const { length } = String(parts[field] ?? '');
    return length > limit ? [{ field, detail: `${field.replace('seo.', '')}: ${length} letters` }] : [];
  });
  const [first] = cut;
  return first ? [findingIn(place, first.field, cut.map(({ detail }) => detail).join(', '))] : [];
}
