import { useLoaderData } from 'react-router-dom';
import { company } from '../../../shared/company';
import { paths } from '../../../shared/paths';
import { useSiteData } from '../../layout/siteData';
import { Seo } from '../../seo/Seo';
import { PageHead } from '../../ui/PageHead';
import { Section } from '../../ui/Section';
import styles from './AboutPage.module.css';
import { Bulk } from './Bulk';
import type { loader } from './loader';
import { OrderSteps } from './OrderSteps';
import { TapeTests } from './TapeTests';
import { Trades } from './Trades';
import { Widths } from './Widths';

/** About Us: what the company does itself, what it buys in, and how an order goes. */
export function Component() {
  const { productCount, widths } = useLoaderData<typeof loader>();
  const { categories, industries } = useSiteData();
  return (
    <>
      <Seo
        title={`About ${company.name} in ${company.city}`}
        description={`${company.name}, ${company.city}: maker, converter and distributor of industrial adhesive tapes for over ${company.yearsInTrade} years. How an order goes, what is made, slit and tested.`}
        path={paths.about.to()}
      />
      <PageHead
        name="About Us"
        title="We make tape, cut tape, and carry other makers’ tape."
        lead={
          <>
            {company.name} has been in the tape trade in {company.city} since {company.foundingYear}: more
            than {company.yearsInTrade} years. We sell in bulk, by the carton, the log and the pallet, to
            factories and traders in every part of India.
          </>
        }
        figure={<Widths widths={widths} />}
      >
        <dl className={styles.facts}>
          <div>
            <dt>In the trade</dt>
            <dd>{company.yearsInTrade}+ years</dd>
          </div>
          <div>
            <dt>Tapes</dt>
            <dd>
              <a href={paths.products.to()}>{`${productCount} listed`}</a>
            </dd>
          </div>
          <div>
            <dt>Categories</dt>
            <dd>
              <a href={paths.products.to()}>{`${categories.length} of tape`}</a>
            </dd>
          </div>
          <div>
            <dt>Industries</dt>
            <dd>
              <a href={paths.industries.to()}>{`${industries.length} served`}</a>
            </dd>
          </div>
        </dl>
      </PageHead>
      <Section title="Three trades under one roof">
        <Trades />
      </Section>
      <Section id="order" title="How an order goes" tone="ink">
        <OrderSteps />
      </Section>
      <Section id="tests" title="What is tested, and by which method">
        <TapeTests />
      </Section>
      <Section title="Bulk supply, all over India" tone="deep">
        <Bulk />
      </Section>
    </>
  );
}
