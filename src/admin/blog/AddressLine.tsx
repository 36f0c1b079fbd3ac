import { Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Article } from '../../shared/catalogue/article';
import { articleId, NoSlugError } from '../../shared/catalogue/id';
import { paths } from '../../shared/paths';

/** The article's address: made from the title while typing, and fixed once it is saved. */
export function AddressLine({ taken }: { taken: readonly string[] }) {
  const article = useRecordContext<Article>();
  const title: string | null = useWatch({ name: 'title' });
  const isStored = article?.id !== undefined;
  const id = isStored ? article.id : proposedId(title ?? '', taken);
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, mb: 2, overflowWrap: 'anywhere' }}>
      Address: <strong>{id ? paths.article.to(id) : '/blog/…'}</strong>
      {isStored ? ' (fixed, so that links to it keep working)' : ' (made from the title, fixed once saved)'}
    </Typography>
  );
}

function proposedId(title: string, taken: readonly string[]): string | undefined {
  try {
    return articleId(title, taken);
  } catch (error) {
    if (error instanceof NoSlugError) return undefined;
    throw error;
  }
}
