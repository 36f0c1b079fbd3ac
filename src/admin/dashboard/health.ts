import type { Content } from '../../shared/catalogue/content';
import { DESCRIPTION_LIMIT, TITLE_LIMIT } from '../../shared/pageTitle';
import type { ResourceName } from '../../shared/storage/keys';
import { telephonesOf } from '../../shared/telephone';
import { recordPath } from '../adminPaths';
import { type FormerName, formerUses } from '../formerNames/formerUses';
import { deadLinks, linkingTexts } from '../links/links';
import { type AnyRecord, recordName } from '../records/anyRecord';
import { htmlFieldOf } from '../records/fieldKinds';
import { plainName } from '../records/plainName';
import { fieldsInWords } from '../words/fieldLabel';

/** Something to fix: the record, what is wrong, and where it can be fixed: the form's address, and the field. */
export type Finding = { name: string; detail: string; to: string; field: string };

export type Check = { title: string; hint: string; findings: Finding[] };

type Seo = { title: string; description: string };
type Place = { resource: ResourceName; id: string; name: string };
type Page = Place & { seo: Seo };

/**
 * Everything about the content that a buyer or a search engine would stumble over.
 * @param formerNames the names that products had
 */
export function checkContent(content: Content, formerNames: readonly FormerName[] = []): Check[] {
  const { products, categories, industries, blog, settings } = content;
  const categoryIds = new Set(categories.map(({ id }) => id));
  const industryIds = new Set(industries.map(({ id }) => id));
  const pages = pagesOf(content);
  const tapes = products.map((product) => ({ ...product, resource: 'products' as const }));
  const texts = linkingTexts(content);
  return [
    {
      title: 'Unknown category',
      hint: 'Such a product is found by search and in the full list only. Choose one of your categories.',
      findings: tapes
        .filter(({ category }) => !categoryIds.has(category))
        .map((one) =>
          findingIn(
            one,
            'category',
            one.category ? `“${one.category}” does not exist` : 'No category chosen',
          ),
        ),
    },
    {
      title: 'Unknown industry',
      hint: 'Remove the unknown entry from the product’s industries.',
      findings: tapes.flatMap((one) =>
        [...new Set(one.industries)]
          .filter((id) => !industryIds.has(id))
          .map((id) =>
            findingIn(
              one,
              'industries',
              `“${id}” ${categoryIds.has(id) ? 'is a category' : 'does not exist'}`,
            ),
          ),
      ),
    },
    {
      title: 'The same name twice',
      hint: 'Buyers and search engines cannot tell these apart.',
      findings: sharing(pages, ({ name }) => name).map((page) =>
        findingIn(page, 'name', 'Another one has this name'),
      ),
    },
    {
      title: 'The same title in search results twice',
      hint: 'Whoever searches sees results that look alike, and search engines may leave all but one out.',
      findings: sharing(pages, ({ seo }) => seo.title).map((page) =>
        findingIn(page, 'seo.title', `Another one has “${page.seo.title}”, too`),
      ),
    },
    {
      title: 'No title or description for search engines',
      hint: 'The site then tells them the name, and the short description or the subtitle.',
      findings: pages
        .filter(({ seo }) => !seo.title || !seo.description)
        .map((page) => findingIn(page, page.seo.title ? 'seo.description' : 'seo.title', missing(page.seo))),
    },
    {
      title: 'Too long for search results',
      hint: `Titles are cut after about ${TITLE_LIMIT} letters, descriptions after about ${DESCRIPTION_LIMIT}.`,
      findings: [
        ...pages.flatMap((page) =>
          overlong(page, [
            { called: 'title', field: 'seo.title', text: page.seo.title, limit: TITLE_LIMIT },
            {
              called: 'description',
              field: 'seo.description',
              text: page.seo.description,
              limit: DESCRIPTION_LIMIT,
            },
          ]),
        ),
        ...blog.flatMap((article) =>
          overlong(placeOf('blog', article), [
            { called: 'title', field: 'title', text: article.title, limit: TITLE_LIMIT },
            { called: 'summary', field: 'summary', text: article.summary, limit: DESCRIPTION_LIMIT },
          ]),
        ),
      ],
    },
    {
      title: 'Links that lead nowhere',
      hint: 'What they led to was deleted, or they are mistyped: a buyer who follows one finds no page.',
      findings: texts.flatMap((text) => {
        const { resource, record } = text;
        const place = placeOf(resource, record);
        return deadLinks(text, content).map((link) => findingIn(place, htmlFieldOf(resource) ?? 'id', link));
      }),
    },
    {
      title: 'Former names of products',
      hint: 'Buyers find no product that is called so. Where the words are meant, they can stay.',
      findings: formerUses(content, formerNames).map(({ former, nameNow, resource, record, fields }) =>
        findingIn(
          placeOf(resource, record),
          fields[0] ?? 'id',
          `“${former.name}” (now “${nameNow}”) in: ${fieldsInWords(resource, fields).join(', ')}`,
        ),
      ),
    },
    {
      title: 'Articles without a link',
      hint: 'A link to a product leads the reader on.',
      findings: blog
        .filter(({ id }) => !texts.some(({ resource, record }) => resource === 'blog' && record.id === id))
        .map((article) => findingIn(placeOf('blog', article), 'content', 'No link in the text')),
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
        const place = { resource: 'settings' as const, id, name: 'Settings' };
        const { email, address } = contact;
        const [telephone] = telephonesOf(contact);
        const details = [
          { field: 'contact.phone1', called: 'telephone number', given: telephone },
          { field: 'contact.email', called: 'e-mail address', given: email },
          { field: 'contact.address', called: 'address', given: address },
        ];
        return details
          .filter(({ given }) => !given)
          .map(({ field, called }) => findingIn(place, field, `No ${called}`));
      }),
    },
    {
      title: 'Products without a picture',
      hint: 'They show their category’s tape pattern instead.',
      findings: tapes
        .filter(({ images }) => images.length === 0)
        .map((one) => findingIn(one, 'images', 'No picture')),
    },
  ];
}

function pagesOf(content: Content): Page[] {
  return (['products', 'categories', 'industries'] as const).flatMap((resource) =>
    content[resource].map(({ id, name, seo }) => ({ resource, id, name, seo })),
  );
}

const placeOf = (resource: ResourceName, record: { id: string }): Place => ({
  resource,
  id: record.id,
  name: recordName(record) ?? record.id,
});

const findingIn = ({ resource, id, name }: Place, field: string, detail: string): Finding => ({
  name,
  detail,
  to: recordPath(resource, id),
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
  return [findingIn(placeOf(resource, record), first, detail)];
}

const missing = ({ title, description }: Seo) =>
  !title && !description ? 'Neither title nor description' : title ? 'No description' : 'No title';

/** A text that search engines show, and how many characters of it. */
type ShownText = { called: string; field: string; text: string; limit: number };

/** One finding for a page some of whose texts search engines cut, in the first of them. */
function overlong(place: Place, texts: readonly ShownText[]): Finding[] {
  const cut = texts.filter(({ text, limit }) => text.length > limit);
  const [first] = cut;
  if (!first) return [];
  const detail = cut.map(({ called, text }) => `${called}: ${text.length} letters`).join(', ');
  return [findingIn(place, first.field, detail)];
}
