import { data, useLoaderData } from 'react-router-dom';
import { productSchema } from '../../../shared/catalogue/product';
import { readPreview } from '../../../shared/storage/preview';
import { withNeighbours } from '../product/loader';
import { Component as ProductPage } from '../product/ProductPage';
import { PreviewFrame } from './PreviewFrame';

/** The record with related content. A product holds no HTML. */
export async function loader() {
  const record = readPreview(productSchema);
  return record ? withNeighbours(record) : data({ product: undefined }, { status: 404 });
}

/** A product that is being described, as its page will look. */
export const Component = () => (
  <PreviewFrame record={useLoaderData<typeof loader>().product}>
    <ProductPage />
  </PreviewFrame>
);
