import { useLoaderData } from 'react-router-dom';
import { iconShape } from '../../../shared/catalogue/iconShapes';
import { paths } from '../../../shared/paths';
import { itemList } from '../../seo/itemList';
import { JsonLd } from '../../seo/JsonLd';
import { Seo } from '../../seo/Seo';
import { Icon } from '../../ui/Icon';
import { PageHead } from '../../ui/PageHead';
import { useRenderedExtent } from '../../ui/useRenderedExtent';
import styles from './IndustriesPage.module.css';
import { IndustrySection } from './IndustrySection';
import type { loader } from './loader';

/** Every industry with its advice and its products. Section 2. */
export function Component() {
  const { industries } = useLoaderData<typeof loader>();
  const extent = useRenderedExtent();
  // Two are higher than most viewports.
  const rendered = extent === 'whole' ? industries : industries.slice(0, 2);
  return (
    <>
      <Seo
        title="Tapes by industry"
        description={`Which tape for which industry: ${industries.map(({ name }) => name).join(', ')}. Advice on surfaces, heat and standards.`}
        path={paths.industries.to()}
      />
      <PageHead
        name="Industries"
        title="Which tape for which industry"
        lead="What goes wrong on the line, which tape is made for it, and what we need to know to quote. Each industry with the products that it buys from us."
      >
        <nav aria-label="Industries on this page">
          <ul className={styles.jumps}>
            {industries.map(({ id, name, icon, count }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <Icon shape={iconShape(icon)} />
                  <span>{name}</span>
                  <span className={styles.count}>{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHead>
      <div className={styles.sections}>
        {rendered.map((industry) => (
          <IndustrySection key={industry.id} industry={industry} />
        ))}
      </div>
      <JsonLd
        data={itemList(
          'Industries',
          industries.map(({ id }) => paths.products.to({ industry: id })),
        )}
      />
    </>
  );
}
