import { act } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Component } from '../../../../../src/site/pages/product/ProductPage';
import { buildProduct } from '../../../../builders';
import { render } from '../../support/render';

const peel = (value: string) => ({ name: 'Peel', value });
const products = {
  first: buildProduct({
    id: 'first',
    name: 'First',
    features: ['Waterproof', 'Waterproof'],
    specifications: [peel('10'), peel('12')],
  }),
  second: buildProduct({ id: 'second', name: 'Second', features: ['Thin'], specifications: [peel('99')] }),
  coloured: buildProduct({
    id: 'coloured',
    colours: [
      { name: 'Black', hex: '#151515' },
      { name: 'Yellow/black', hex: '#f5b301' },
    ],
  }),
  pasted: buildProduct({
    id: 'pasted',
    description:
      'A tape from a\nPDF, 50 mm\n× 33 m, with a line - and a dash.\n\nIt is:\n• thin\n  - soft\n* strong\n● white\n✓ tested',
  }),
};

const productPage = async (path: string) => {
  const loader = ({ params }: { params: { id?: string } }) => ({
    product: products[params.id as keyof typeof products],
    articles: [],
    related: [],
  });
  const site = { id: 'site', loader: () => ({ categories: [], industries: [] }) };
  const children = [{ path: '/product/:id', Component, loader }];
  const router = createMemoryRouter([{ ...site, children }], { initialEntries: [path] });
  const { shell } = await render(
    <HelmetProvider>
      <RouterProvider router={router} />
    </HelmetProvider>,
  );
  return { router, shell };
};

it('shows both colours of a tape that has two', async () => {
  const { shell } = await productPage('/product/coloured');
  const swatches = [...shell.querySelectorAll('svg[fill^="#"]')];
  const fills = swatches.map((svg) => [svg, ...svg.children].map((shape) => shape.getAttribute('fill')));
  expect(fills).toEqual([
    ['#151515', null, null],
    ['#f5b301', null, 'black'],
  ]);
});

it('says beside the figures where delivery and samples are explained', async () => {
  const { shell } = await productPage('/product/first');
  const links = [...shell.querySelectorAll('h1 ~ p a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/request-quote?product=first',
    expect.stringContaining('https://wa.me/'),
    '/compare?product=first',
    '/about#order',
  ]);
});

it('parts a description at blank lines and before bullets, not where a program has broken its lines', async () => {
  const { shell } = await productPage('/product/pasted');
  const paragraphs = [...shell.querySelectorAll('p')].map(({ textContent }) => textContent.trim());
  expect(paragraphs).toEqual(
    expect.arrayContaining([
      'A tape from a\nPDF, 50 mm\n× 33 m, with a line - and a dash.',
      'It is:',
      '• thin',
      '- soft',
      '* strong',
      '● white',
      '✓ tested',
    ]),
  );
});

it('a product page keeps nothing of the previous product or edit, even if it has the same text twice', async () => {
  const told = vi.spyOn(console, 'error');
  const { router, shell } = await productPage('/product/first');
  expect(shell.textContent).toContain('12');
  products.first = buildProduct({ ...products.first, features: ['Thin', 'Waterproof'] });
  await act(async () => router.revalidate());
  expect(shell.querySelector('section')?.textContent).toBe('FeaturesThinWaterproof');
  await act(async () => router.navigate('/product/second'));
  expect([...shell.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual(['Peel99']);
  expect(shell.textContent).not.toContain('Waterproof');
  expect(told).not.toHaveBeenCalled();
});
