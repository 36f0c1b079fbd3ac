/**
 * The file of an address, relative to the site's folder. A query becomes part of the path: hosts are configured to
 * serve `/products?category=x` from `products/category/x.html`.
 */
export function pageFile(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://page.invalid');
  const path = pathname === '/' ? '/index' : pathname;
  const query = [...searchParams].map(([name, value]) => `/${name}/${value}`).join('');
  return `${path}${query}.html`.slice(1);
}
