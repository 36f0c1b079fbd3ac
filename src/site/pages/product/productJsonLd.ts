import type { Product } from '../../../shared/catalogue/product';
import { company } from '../../../shared/company';
import { paths } from '../../../shared/paths';
import { absolute, hasAddress } from '../../seo/absolute';
import { ORGANISATION_ID } from '../../seo/organisation';

/** The product for search engines: what the page shows. It has no price. */
export function productJsonLd(product: Product, categoryName: string | undefined) {
  const { id, name, shortDescription, images, brand, specifications = [] } = product;
  return {
    '@type': 'Product',
    '@id': `${absolute(paths.product.to(id))}#product`,
    name,
    sku: id,
    description: shortDescription,
    url: absolute(paths.product.to(id)),
    image: images.filter(hasAddress).map(absolute),
    category: categoryName,
    brand: { '@type': 'Brand', name: brand || company.name },
    manufacturer: brand ? undefined : { '@id': ORGANISATION_ID },
    additionalProperty: specifications.map((entry) => ({
      '@type': 'PropertyValue',
      name: entry.name,
      value: entry.value,
      unitText: entry.unit,
    })),
  };
}
