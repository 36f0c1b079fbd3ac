import { clsx } from 'clsx/lite';
import { ChevronDown } from 'lucide';
import { type ReactNode, useId } from 'react';
import { Icon } from '../ui/Icon';
import styles from './FooterSection.module.css';

type FooterSectionProps = { title: string; isOpen: boolean; onToggle: () => void; children: ReactNode };

/** A list of links, collapsible on small screens and always open on wide ones. */
export function FooterSection({ title, isOpen, onToggle, children }: FooterSectionProps) {
  const id = useId();
  return (
    <section className={clsx(styles.section, isOpen && styles.open)}>
      <h2 className={styles.wideTitle}>{title}</h2>
      <h2 className={styles.foldTitle}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {title}
          <Icon shape={ChevronDown} />
        </button>
      </h2>
      <ul id={id} className={styles.list}>
        {children}
      </ul>
    </section>
  );
}
