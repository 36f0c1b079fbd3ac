import { useLoaderData } from 'react-router-dom';
import { company } from '../../../shared/company';
import { paths } from '../../../shared/paths';
import { useSiteData } from '../../layout/siteData';
import { JsonLd } from '../../seo/JsonLd';
import { organisationJsonLd } from '../../seo/organisation';
import { Seo } from '../../seo/Seo';
import { websiteData } from '../../seo/website';
import { ArticleCard } from '../../ui/ArticleCard';
import { allProducts } from '../../ui/allProducts';
import grid from '../../ui/grid.module.css';
import { ProductCard } from '../../ui/ProductCard';
import { Section } from '../../ui/Section';
import { CallToAction } from './CallToAction';
import { Categories } from './Categories';
import { Hero } from './Hero';
import { Industries } from './Industries';
import type { loader } from './loader';
import { Testimonials } from './Testimonials';
import { WhyUs } from './WhyUs';

/** Home: what is sold, for whom, and the shortest ways to it. */
export function Component() {
  const { categories, industries, popular, articles, productCount, testimonials } =
    useLoaderData<typeof loader>();
  const site = useSiteData();
  return (
    <>
      <Seo
        title={`Industrial adhesive tapes from ${company.city} | ${company.name}`}
        description={`${productCount} industrial ${productCount === 1 ? 'tape' : 'tapes'} for packaging, HVAC, print, electronics and safety, with typical figures. Bulk supply across India from ${company.city}.`}
        path={paths.home.to()}
      />
      <JsonLd data={organisationJsonLd({ ...site, testimonials })} />
      <JsonLd data={websiteData} />
      <Hero productCount={productCount} />
      {categories.length > 0 && (
        <Section
          title="Tapes by category"
          aside={<a href={paths.products.to()}>{allProducts(productCount)}</a>}
        >
          <Categories categories={categories} />
        </Section>
      )}
      {industries.length > 0 && (
        <Section
          title="Tapes by industry"
          tone="deep"
          isFar
          aside={<a href={paths.industries.to()}>What each industry uses</a>}
        >
          <Industries industries={industries} />
        </Section>
      )}
      {popular.length > 0 && (
        <Section title="Most asked for" isFar>
          <div className={grid.few}>
            {popular.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </div>
        </Section>
      )}
      <WhyUs />
      {testimonials.length > 0 && (
        <Section title="What buyers say" isFar>
          <Testimonials testimonials={testimonials} />
        </Section>
      )}
      {articles.length > 0 && (
        <Section
          title="From the workshop’s notebook"
          tone="deep"
          isFar
          aside={<a href={paths.blog.to()}>All articles</a>}
        >
          <div className={grid.few}>
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </div>
        </Section>
      )}
      <CallToAction />
    </>
  );
}
