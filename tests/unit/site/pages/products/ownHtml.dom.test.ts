import { beforeEach, expect, it } from 'vitest';
import { loader } from '../../../../../src/site/pages/products/loader';
import { buildCategory, buildIndustry } from '../../../../builders';
import { storeContent } from '../../../storeContent';

const description = '<p onclick="fired()">Kraft</p>';

beforeEach(() => localStorage.clear());

it.each([
  ['category', { categories: [buildCategory({ id: 'own', description })] }],
  ['industry', { industries: [buildIndustry({ id: 'own', description })] }],
])(
  'the description of a %s that this browser holds is sanitised, even if it holds nothing else',
  async (name, content) => {
    storeContent(content);
    const { described } = await loader({ request: new Request(`https://example.com/products?${name}=own`) });
    expect(described?.html).toContain('Kraft');
    expect(described?.html).not.toContain('fired');
  },
);
