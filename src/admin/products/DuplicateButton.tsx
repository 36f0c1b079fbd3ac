import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Button } from '@mui/material';
import { Link, useRecordContext } from 'react-admin';
import type { Product } from '../../shared/catalogue/product';
import { adminPaths } from '../adminPaths';

/**
 * Opens the form for a new product, filled with this one as stored, without unsaved changes. The heading, title and
 * description for search engines stay behind: on the copy's page they would go on naming the original. The picture's
 * description is copied with the picture that it describes.
 */
export function DuplicateButton() {
  const product = useRecordContext<Product>();
  if (!product?.id) return null;
  const { id: _, seo, ...values } = product;
  // Not named `record`, with which react-admin would fill the form as if the owner had typed it.
  const duplicate = {
    ...values,
    name: `${product.name} (copy)`,
    seo: { title: '', description: '', imageAlt: seo.imageAlt },
  };
  return (
    <Button component={Link} to={adminPaths.newProduct} state={{ duplicate }} startIcon={<ContentCopyIcon />}>
      Duplicate
    </Button>
  );
}
