import { clsx } from 'clsx/lite';
import { mainMenu } from '../../shared/mainMenu';
import controls from '../ui/controls.module.css';
import { useCurrentPage } from './useCurrentPage';

type MenuLinksProps = {
  listClass: string | undefined;
  linkClass: string | undefined;
  /** Called when a link is pressed. */
  onFollow?: () => void;
};

/** The main menu's links: one list, styled by the header and by the mobile menu. */
export function MenuLinks({ listClass, linkClass, onFollow }: MenuLinksProps) {
  const currentPage = useCurrentPage();
  return (
    <ul className={listClass}>
      {mainMenu.map(({ name, path, isButton }) => (
        <li key={path}>
          <a
            href={path}
            aria-current={currentPage(path)}
            onClick={onFollow}
            className={isButton ? clsx(controls.button, controls.primary) : linkClass}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
