import { paths } from './paths';

/** An entry of the main menu. Section 2. */
type MenuEntry = { name: string; path: string; isButton?: boolean };

export const mainMenu: readonly MenuEntry[] = [
  { name: 'Home', path: paths.home.to() },
  { name: 'About Us', path: paths.about.to() },
  { name: 'Industries', path: paths.industries.to() },
  { name: 'Products', path: paths.products.to() },
  { name: 'Blog', path: paths.blog.to() },
  { name: 'Contact', path: paths.contact.to() },
  { name: 'Request a Quote', path: paths.requestQuote.to(), isButton: true },
];
