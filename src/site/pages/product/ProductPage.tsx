import { useLoaderData } from 'react-router-dom';
import { MAX_COMPARED } from '../../../shared/catalogue/figures/maxCompared';
import { paths } from '../../../shared/paths';
import { useSiteData } from '../../layout/siteData';
import { JsonLd } from '../../seo/JsonLd';
import { Seo } from '../../seo/Seo';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import grid from '../../ui/grid.module.css';
import { ProductCard } from '../../ui/ProductCard';
import { Section } from '../../ui/Section';
import { useRenderedExtent } from '../../ui/useRenderedExtent';
import { NotFound } from '../notFound/NotFound';
import { BulletList } from './BulletList';
import { Colours } from './Colours';
import { Gallery } from './Gallery';
import type { loader, withNeighbours } from './loader';
import styles from './ProductPage.module.css';
import { productJsonLd } from './productJsonLd';
import { Specifications } from './Specifications';
import { Summary } from './Summary';

/** A product: what it is, its figures, and the ways to ask for it. */
export function Component() {
  const found = useLoaderData<typeof loader>();
  if (!found.product) {
    return (
      <NotFound title="This product is not in the catalogue">
        It may have been renamed or taken out. Search for it, or start from its category.
      </NotFound>
    );
  }
  // New for each product: none starts at another's choice of picture, nor with texts that a translator has replaced.
  return <FoundProduct key={found.product.id} {...found} />;
}

function FoundProduct({ product, articles, related }: Awaited<ReturnType<typeof withNeighbours>>) {
  const { categories, industries } = useSiteData();
  const extent = useRenderedExtent();
  const { id, name, description, shortDescription, features, uses, seo, images } = product;
  const { specifications = [], colours = [] } = product;
  const path = paths.product.to(id);
  const category = categories.find((one) => one.id === product.category);
  return (
    <>
      <Seo
        title={seo.title || name}
        description={seo.description || shortDescription}
        path={path}
        type="product"
        image={images[0]}
        imageAlt={seo.imageAlt}
      />
      <JsonLd data={productJsonLd(product, category?.name)} />
      <div className={styles.page}>
        <Breadcrumbs
          crumbs={[
            { name: 'Products', path: paths.products.to() },
            ...(category
              ? [{ name: category.name, path: paths.products.to({ category: category.id }) }]
              : []),
            { name },
          ]}
        />
        <div className={styles.top}>
          <Gallery name={name} category={product.category} images={images} alt={seo.imageAlt} />
          <Summary
            product={product}
            category={category}
            industries={industries.filter((industry) => product.industries.includes(industry.id))}
          />
        </div>
        {/* On a phone this is below the viewport. */}
        {extent !== 'narrow' && (
          <div className={styles.details}>
            {specifications.length > 0 && <Specifications specifications={specifications} />}
            <div className={styles.text}>
              {paragraphsOf(description).map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph may occur twice.
                <p key={index}>{paragraph}</p>
              ))}
            </div>
            <BulletList title="Features" entries={features} />
            <BulletList title="Where it is used" entries={uses} />
            {colours.length > 0 && <Colours colours={colours} />}
            <BulletList
              title="Articles"
              entries={articles.map((article) => (
                <a key={article.id} href={paths.article.to(article.id)}>
                  {article.title}
                </a>
              ))}
            />
          </div>
        )}
      </div>
      {extent === 'whole' && related.length > 0 && (
        <Section
          title="Similar tapes"
          aside={
            <a href={paths.compare.to([id, ...related.map((card) => card.id)].slice(0, MAX_COMPARED))}>
              Compare side by side
            </a>
          }
          tone="deep"
        >
          <div className={grid.few}>
            {related.map((card) => (
              <ProductCard key={card.id} product={card} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

/** A description's paragraphs, which blank lines separate. A line with a bullet of any form is one: such lists are pasted. */
const paragraphsOf = (description: string) =>
  description.split(/\n\s*\n|\n(?=\s*[^\w\s&×±+=]\s)/).filter((paragraph) => paragraph.trim() !== '');
