import { describe, expect, it } from 'vitest';
import { checkContent } from '../../../../src/admin/dashboard/health';
import {
  buildArticle,
  buildCategory,
  buildContent,
  buildIndustry,
  buildProduct,
  buildSettings,
} from '../../../builders';

describe('content health', () => {
  const found = (content = buildContent()) =>
    Object.fromEntries(checkContent(content).map(({ title, findings }) => [title, findings.length]));

  it('finds nothing in good content', () => {
    expect(Object.values(found()).every((count) => count === 0)).toBe(true);
  });

  it('finds missing contact details', () => {
    const contact = { address: '', phone1: '', phone2: '', email: '' };
    const settings = [buildSettings({ contact })];
    const check = checkContent(buildContent({ settings })).find(
      ({ title }) => title === 'Contact details that are missing',
    );
    expect(check?.findings.map(({ detail }) => detail)).toEqual([
      'No telephone number',
      'No e-mail address',
      'No address',
    ]);
  });

  it('finds the texts that are missing, each record once, at the first of them', () => {
    const check = checkContent(
      buildContent({
        products: [buildProduct({ shortDescription: '', description: '' }), buildProduct({ id: 'full' })],
        categories: [buildCategory({ description: '' })],
        industries: [buildIndustry({ description: '' })],
        blog: [
          buildArticle({ id: 'short', summary: '' }),
          buildArticle({ id: 'empty', content: '', category: '' }),
        ],
      }),
    ).find(({ title }) => title === 'Texts that are missing');
    expect(check?.findings.map(({ to, field, detail }) => [to, field, detail])).toEqual([
      ['/admin/products/edit/brown-kraft-tape', 'shortDescription', 'No short description, no description'],
      ['/admin/categories#specialty-tapes', 'description', 'No description'],
      ['/admin/industries/edit/packaging-industry', 'description', 'No description'],
      ['/admin/blog/edit/short', 'summary', 'No summary'],
      ['/admin/blog/edit/empty', 'content', 'No text, no category'],
    ]);
  });

  it('finds what search engines cut, each page once, at the first of its texts that is too long', () => {
    const seo = { title: 'x'.repeat(60), description: 'x'.repeat(161) };
    const check = checkContent(
      buildContent({
        products: [buildProduct({ seo }), buildProduct({ id: 'fits', seo: { ...seo, description: 'Fits' } })],
        industries: [buildIndustry({ seo: { ...seo, title: 'x'.repeat(61) } })],
        blog: [
          buildArticle({ id: 'fits', title: 'x'.repeat(60), summary: 'x'.repeat(160) }),
          buildArticle({ id: 'long', title: 'x'.repeat(61) }),
          buildArticle({ id: 'wordy', summary: 'x'.repeat(161) }),
        ],
      }),
    ).find(({ title }) => title === 'Too long for search results');
    expect(check?.findings.map(({ to, field, detail }) => [to, field, detail])).toEqual([
      ['/admin/products/edit/brown-kraft-tape', 'seo.description', 'description: 161 letters'],
      [
        '/admin/industries/edit/packaging-industry',
        'seo.title',
        'title: 61 letters, description: 161 letters',
      ],
      ['/admin/blog/edit/long', 'title', 'title: 61 letters'],
      ['/admin/blog/edit/wordy', 'summary', 'summary: 161 letters'],
    ]);
  });

  it('finds the links that lead nowhere, and says where they stand', () => {
    const link = (address: string) => `<a href="${address}">x</a>`;
    const fine = ['/product/brown-kraft-tape', '/contact', '#below', 'https://tape.example/none'].map(link);
    const content = `<p>${fine.join('')}${link('/product/gone')}${link('/nowhere')}</p>`;
    const blog = [buildArticle({ id: 'storing', title: 'Storing Tape', content })];
    const check = checkContent(buildContent({ products: [buildProduct()], blog })).find(
      ({ title }) => title === 'Links that lead nowhere',
    );
    const place = { name: 'Storing Tape', to: '/admin/blog/edit/storing', field: 'content' };
    expect(check?.findings).toEqual([
      { ...place, detail: '/product/gone' },
      { ...place, detail: '/nowhere' },
    ]);
  });

  it('finds names and search titles that two of a kind have, as a reader compares them', () => {
    const like = (name: string, title: string) => ({ name, seo: { title, description: 'A tape.' } });
    const products = [
      buildProduct(like('Kraft Tape', 'Paper Tape to Order')),
      buildProduct(like('Gummed Tape', ' paper  tape to order')),
      buildProduct({ ...like('kraft  tape', 'Kraft'), id: 'second' }),
      buildProduct(like('Foam Tape', '')),
      buildProduct(like('Cloth Tape', ' ')),
    ];
    const categories = [buildCategory(like('Gummed Tape', 'Paper Tape to Order'))];
    const checks = checkContent(buildContent({ products, categories }));
    const rows = (title: string) =>
      checks
        .find((check) => check.title === title)
        ?.findings.map(({ to, detail }) => `${to.split('/').at(-1)}: ${detail}`);
    expect(rows('The same name twice')).toEqual([
      'kraft-tape: Another one has this name',
      'second: Another one has this name',
    ]);
    expect(rows('The same title in search results twice')).toEqual([
      'kraft-tape: Another one has “Paper Tape to Order”, too',
      'gummed-tape: Another one has “ paper  tape to order”, too',
    ]);
  });

  it('counts the findings of each check', () => {
    const products = [
      buildProduct({ category: 'specialty-tpes', industries: ['specialty-tapes'], images: [] }),
      buildProduct({ id: 'b', seo: { title: 'x'.repeat(61), description: '' } }),
    ];
    expect(found(buildContent({ products, blog: [buildArticle({ content: '<p>No link</p>' })] }))).toEqual({
      'Unknown category': 1,
      'Unknown industry': 1,
      'Former names of products': 0,
      'The same name twice': 2,
      'The same title in search results twice': 0,
      'No title or description for search engines': 1,
      'Too long for search results': 1,
      'Links that lead nowhere': 0,
      'Articles without a link': 1,
      'Texts that are missing': 0,
      'Contact details that are missing': 0,
      'Products without a picture': 1,
    });
  });
});
