import { clsx } from 'clsx/lite';
import { Menu } from 'lucide';
import { type MouseEventHandler, useEffect, useState } from 'react';
import { company } from '../../shared/company';
import { paths } from '../../shared/paths';
import { SearchBox } from '../search/SearchBox';
import controls from '../ui/controls.module.css';
import { Icon } from '../ui/Icon';
import styles from './Header.module.css';
import { MenuLinks } from './MenuLinks';

type HeaderProps = { menuIsOpen: boolean; onOpenMenu: MouseEventHandler<HTMLElement> };

export function Header({ menuIsOpen, onOpenMenu }: HeaderProps) {
  const scrolled = useIsScrolled();
  return (
    <header className={clsx(styles.header, scrolled && styles.scrolled)}>
      <div className={styles.inner}>
        <a href={paths.home.to()} className={styles.brand}>
          <span className={styles.mark} data-strip="safety-tapes" />
          {company.name}
        </a>
        <div className={styles.search}>
          <SearchBox label="Search products" />
        </div>
        <nav aria-label="Main" className={styles.nav}>
          <MenuLinks listClass={styles.list} linkClass={styles.link} />
        </nav>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={menuIsOpen}
          aria-haspopup="dialog"
          onClick={onOpenMenu}
        >
          <Icon shape={Menu} size={28} />
          <span className={controls.visuallyHidden}>Menu</span>
        </button>
      </div>
    </header>
  );
}

/** Section 9. */
const SHADOW_THRESHOLD = 10;

/** Whether the page is scrolled by more than 10 px. */
function useIsScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > SHADOW_THRESHOLD);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return scrolled;
}
