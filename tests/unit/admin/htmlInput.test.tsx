import { expect, it } from 'vitest';
import { HtmlInput } from '../../../src/admin/richText/HtmlInput';
import { byLabel, renderInForm } from './render';

it('raised digits that were typed as HTML stay small in the editor', async () => {
  await renderInForm({ content: '<p>5 m<sup>2</sup></p>' }, <HtmlInput source="content" label="Article" />);
  expect(byLabel('Article').textContent).toBe('5 m²');
});
