import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Button } from '@mui/material';
import { Link, useRecordContext } from 'react-admin';
import type { Product } from '../../shared/catalogue/product';
import { adminPaths } from '../adminPaths';

/** Opens the form for a new product, filled with this one as stored, without unsaved changes. */
export function DuplicateButton() {
  const product = useRecordContext<Product>();
  if (!product?.id) return null;
  const { id: _, ...values } = product;
  const record = { ...values, name: `${product.name} (copy)` };
  return (
    <Button component={Link} to={adminPaths.newProduct} state={{ record }} startIcon={<ContentCopyIcon />}>
      Duplicate
    </Button>
  );
}
