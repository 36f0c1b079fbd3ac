import { data, useLoaderData } from 'react-router-dom';
import { articleSchema } from '../../../shared/catalogue/article';
import { readPreview } from '../../../shared/storage/preview';
import { Component as ArticlePage } from '../article/ArticlePage';
import { withNeighbours } from '../article/loader';
import { PreviewFrame } from './PreviewFrame';

/** The record with related content, its HTML sanitised. */
export async function loader() {
  const record = readPreview(articleSchema);
  if (!record) return data({ article: undefined }, { status: 404 });
  const { sanitiseHtml } = await import('../../../shared/html/sanitiseHtml');
  return withNeighbours(record, sanitiseHtml(record.content));
}

/** An article that is being written, as its page will look. */
export const Component = () => (
  <PreviewFrame record={useLoaderData<typeof loader>().article}>
    <ArticlePage />
  </PreviewFrame>
);
