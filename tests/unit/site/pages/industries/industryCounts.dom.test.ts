import { beforeEach, expect, it } from 'vitest';
import { syncIndustriesToProducts } from '../../../../../src/shared/catalogue/changes/cascade';
import { listProductSummaries } from '../../../../../src/shared/catalogue/product';
import { viewProducts } from '../../../../../src/shared/catalogue/productList';
import { loader as home } from '../../../../../src/site/pages/home/loader';
import { loader as industriesPage } from '../../../../../src/site/pages/industries/loader';
import { buildIndustry, buildProduct } from '../../../../builders';
import { storeContent } from '../../../storeContent';

beforeEach(() => localStorage.clear());

it('the home page, the industries page and the product list count the same products', async () => {
  const industry = buildIndustry({ products: ['gone', 'left', 'second', 'first', 'second'] });
  const stored = [
    buildProduct({ name: 'First', industries: [industry.id] }),
    buildProduct({ name: 'Second', industries: [industry.id] }),
    buildProduct({ name: 'Left', industries: [] }),
    buildProduct({ name: 'New', industries: [industry.id] }),
  ];
  storeContent({ industries: [industry], products: stored });

  const [onHome] = (await home()).industries;
  const [onPage] = (await industriesPage()).industries;
  const list = viewProducts(await listProductSummaries(), { industry: industry.id, sort: 'catalogue' });
  expect(list).toHaveLength(3);
  expect(onHome?.count).toBe(3);
  expect(onPage?.products.map(({ name }) => name)).toEqual(['Second', 'First', 'New']);
  // In the order into which the admin brings them.
  const [inStep] = syncIndustriesToProducts([industry], stored);
  expect(onPage?.products.map(({ id }) => id)).toEqual(inStep?.products);
});
