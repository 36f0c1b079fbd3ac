export { SearchOverlay } from '../search/SearchOverlay';
export { MobileMenu } from './MobileMenu';
