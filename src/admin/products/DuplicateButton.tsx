import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Button } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link, useNotify, useRecordContext } from 'react-admin';
import type { Product } from '../../shared/catalogue/product';
import { adminPaths } from '../adminPaths';
import { useIsUnsaved } from '../form/useIsUnsaved';

/**
 * Opens the form for a new product, filled with this one as stored, without unsaved changes. The heading, title and
 * description for search engines stay behind: on the copy's page they would go on naming the original. The picture's
 * description is copied with the picture that it describes.
 */
export function DuplicateButton() {
  const product = useRecordContext<Product>();
  const isUnsaved = useIsUnsaved();
  const notify = useNotify();
  if (!product?.id) return null;
  const { id: _, seo, ...values } = product;
  // Not named `record`, with which react-admin would fill the form as if the owner had typed it.
  const duplicate = {
    ...values,
    name: `${product.name} (copy)`,
    seo: { title: '', description: '', imageAlt: seo.imageAlt },
  };
  return (
    <Button
      component={Link}
      to={adminPaths.newProduct}
      state={{ duplicate }}
      startIcon={<ContentCopyIcon />}
      onClick={(event: MouseEvent) => {
        if (!isUnsaved) return;
        event.preventDefault();
        notify('Save first: the copy is made of what is saved.', { type: 'warning' });
      }}
    >
      Duplicate
    </Button>
  );
}
