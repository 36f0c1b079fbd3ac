import { useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { itemList } from '../../seo/itemList';
import { JsonLd } from '../../seo/JsonLd';
import { Seo } from '../../seo/Seo';
import controls from '../../ui/controls.module.css';
import { FilteredList } from '../../ui/FilteredList';
import { Picture } from '../../ui/Picture';
import { Prose } from '../../ui/Prose';
import { StripHead } from '../../ui/StripHead';
import { ActiveFilters } from './ActiveFilters';
import { CompareLink } from './CompareLink';
import { EmptyList } from './EmptyList';
import { FigureOffer } from './FigureOffer';
import { Filters } from './Filters';
import { heading } from './heading';
import type { loader } from './loader';
import { MoreProducts } from './MoreProducts';
import { ProductCards } from './ProductCards';
import styles from './ProductsPage.module.css';
import { SortMenu } from './SortMenu';
import { useFetchMore } from './useFetchMore';

/** The product list, filtered by the URL. Section 2. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { view, order, products, more, total, categories, figureMenus, notes, described } = data;
  const count = products.length + (more?.count ?? 0);
  const moreList = useRef<HTMLUListElement>(null);
  const isPrerendered = !figureMenus;
  useFetchMore(isPrerendered, moreList);
  const { h1, title, description, path, about } = heading(data);
  return (
    <>
      <Seo title={title} description={description} path={path} image={described?.image} />
      <StripHead
        strips={
          view.category ? [view.category] : categories.filter(({ count }) => count > 0).map(({ id }) => id)
        }
        crumbs={[
          { name: 'Products', path: paths.products.to() },
          ...(described ? [{ name: described.name }] : []),
        ]}
        title={h1}
        lead={described?.subtitle}
      >
        <Picture image={described?.image} alt="" place="wideCard" className={styles.picture} />
      </StripHead>
      <FilteredList
        filters={<Filters {...data} />}
        notes={notes}
        count={count}
        counted={`${count === 1 ? 'product' : 'products'}${count < total ? ` of ${total}` : ''}`}
        order={order}
        beside={
          <>
            <CompareLink products={products} isWhole={count === total} />
            {count > 0 && <SortMenu view={view} />}
            {isPrerendered && <noscript>Search and other filters need JavaScript.</noscript>}
          </>
        }
      >
        <ActiveFilters {...data} />
        <FigureOffer {...data} />
        {products.length > 0 && <h2 className={controls.visuallyHidden}>Products</h2>}
        {products.length > 0 ? (
          <ProductCards products={products} categories={view.category ? undefined : categories} />
        ) : (
          <EmptyList {...data} />
        )}
        {more && <MoreProducts ref={moreList} html={more.html} />}
        {described?.html && (
          <section className={styles.about}>
            <h2>{`About ${about}`}</h2>
            <Prose html={described.html} />
          </section>
        )}
      </FilteredList>
      {/* Those with a card; the others are only links by name. */}
      <JsonLd
        data={itemList(
          h1,
          products.map(({ id }) => paths.product.to(id)),
          count,
        )}
      />
    </>
  );
}
