import VisibilityIcon from '@mui/icons-material/Visibility';
import { Button } from '@mui/material';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { InvalidRecordError } from '../../shared/catalogue/changes/refusals';
import { paths } from '../../shared/paths';
import { leavePreview } from '../../shared/storage/preview';
import { recordToStore } from '../data/recordToStore';

/** The site's pages that show a preview. */
const pages = { products: paths.productPreview, blog: paths.articlePreview };

/** Opens the record with the form's current values, saved or not, on the site's own page in a new tab. */
export function PreviewButton({ resource }: { resource: keyof typeof pages }) {
  const record = useRecordContext();
  const { getValues } = useFormContext();
  const notify = useNotify();
  const warn = (message: string) => notify(message, { type: 'warning' });

  function preview() {
    try {
      const kept = record?.id === undefined ? { makeId: () => 'preview' } : { former: record };
      const tab = leavePreview(recordToStore(resource, getValues(), kept));
      if (!tab) warn('This browser could not hand it to a preview. Save it, then press “View on site”.');
      // A tab opened with "noopener" would not get the session storage.
      else if (!window.open(pages[resource].to(), tab))
        warn('The browser held the preview back. Allow pop-ups for this site.');
    } catch (error) {
      if (!(error instanceof InvalidRecordError)) throw error;
      warn(`No preview yet. ${Object.values(error.fields).join(' ')}`);
    }
  }

  return (
    <Button startIcon={<VisibilityIcon />} onClick={preview}>
      Preview
    </Button>
  );
}
