import { data, useLoaderData } from 'react-router-dom';
import { readDraft } from '../../../shared/catalogue/draft';
import { productSchema } from '../../../shared/catalogue/product';
import { withNeighbours } from '../product/loader';
import { Component as ProductPage } from '../product/ProductPage';
import { DraftPage } from './DraftPage';

/** The draft, with its neighbours. A product holds no HTML. */
export async function loader() {
  const draft = readDraft(productSchema);
  return draft ? withNeighbours(draft) : data({ product: undefined }, { status: 404 });
}

/** A product that is being described, as its page will be. */
export const Component = () => (
  <DraftPage draft={useLoaderData<typeof loader>().product}>
    <ProductPage />
  </DraftPage>
);
