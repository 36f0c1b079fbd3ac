import { clsx } from 'clsx/lite';
import { memo, useEffect, useState } from 'react';
import { company } from '../../shared/company';
import { CATEGORIES_IN_FOOTER, INDUSTRIES_IN_FOOTER } from '../../shared/footerLists';
import { mainMenu } from '../../shared/mainMenu';
import { paths } from '../../shared/paths';
import { QuickEnquiry } from '../enquiry/QuickEnquiry';
import { ContactDetails } from '../ui/ContactDetails';
import far from '../ui/far.module.css';
import styles from './Footer.module.css';
import { FooterSection } from './FooterSection';
import type { SiteData } from './loader';

/** Memoised, because its data does not change from page to page. */
export const Footer = memo(({ data }: { data: SiteData }) => {
  const { categories, industries, contact, socialLinks, year } = data;
  const [open, setOpen] = useState<string>();
  const section = (title: string) => ({
    title,
    isOpen: open === title,
    onToggle: () => setOpen(open === title ? undefined : title),
  });

  return (
    <footer className={styles.footer}>
      <div className={clsx(far.far, styles.inner)}>
        <div className={styles.enquiry}>
          <h2 className={styles.heading}>Quick Enquiry</h2>
          <p>Leave your details: we call back on the next working day.</p>
          <QuickEnquiry />
        </div>
        <div className={styles.contact}>
          <h2 className={styles.heading}>{company.name}</h2>
          <ContactDetails contact={contact} />
          <SocialLinks links={socialLinks} />
        </div>
        <FooterSection {...section('Quick Links')}>
          {mainMenu.map(({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </FooterSection>
        <FooterSection {...section('Categories')}>
          {categories.slice(0, CATEGORIES_IN_FOOTER).map(({ id, name }) => (
            <li key={id}>
              <a href={paths.products.to({ category: id })}>{name}</a>
            </li>
          ))}
          <li>
            <a href={paths.products.to()} aria-label="View all products">
              View All...
            </a>
          </li>
        </FooterSection>
        <FooterSection {...section('Industries')}>
          {industries.slice(0, INDUSTRIES_IN_FOOTER).map(({ id, name }) => (
            <li key={id}>
              <a href={paths.products.to({ industry: id })}>{name}</a>
            </li>
          ))}
          <li>
            <a href={paths.industries.to()} aria-label="View all industries">
              View All...
            </a>
          </li>
        </FooterSection>
      </div>
      <div className={styles.legal}>
        {/* A single text: between several, React would write comments into every page. */}
        <p>{`© ${useCurrentYear(year)} ${company.name}. All rights reserved.`}</p>
        {contact.registrations && <p>{contact.registrations}</p>}
        <p className={styles.legalLinks}>
          <a href={paths.privacy.to()}>Privacy Policy</a>
          {/* A full page load, so that any access control that the host puts before the admin applies. */}
          <a href={paths.adminLogin.to()} rel="nofollow">
            Admin Login
          </a>
        </p>
      </div>
    </footer>
  );
});

/** The current year; at first the data's, to match the page's HTML. */
function useCurrentYear(ofData: number): number {
  const [year, setYear] = useState(ofData);
  useEffect(() => setYear(new Date().getFullYear()), []);
  return year;
}

function SocialLinks({ links }: { links: SiteData['socialLinks'] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.social}>
      {links.map(({ name, address }) => (
        <li key={name}>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
