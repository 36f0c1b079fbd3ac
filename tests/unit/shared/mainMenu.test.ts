import { expect, it } from 'vitest';
import { mainMenu } from '../../../src/shared/mainMenu';

it('the main menu has the seven entries of the specification (section 2), in order', () =>
  expect(mainMenu).toEqual([
    { name: 'Home', path: '/' },
    { name: 'About Us', path: '/about' },
    { name: 'Industries', path: '/industries' },
    { name: 'Products', path: '/products' },
    { name: 'Blog', path: '/blog' },
    { name: 'Contact', path: '/contact' },
    { name: 'Request a Quote', path: '/request-quote', isButton: true },
  ]));
