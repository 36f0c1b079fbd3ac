import { NotFound } from '../notFound/NotFound';

/** Where nobody left a draft for this tab. */
export const NoDraft = () => (
  <NotFound title="There is nothing to preview">
    A preview opens from a product’s or an article’s form in the admin, by its Preview button.
  </NotFound>
);
