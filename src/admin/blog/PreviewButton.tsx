import VisibilityIcon from '@mui/icons-material/Visibility';
import { Box, Button, Dialog, DialogActions, DialogContent } from '@mui/material';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { sanitiseHtml } from '../../shared/catalogue/sanitiseHtml';
import { tidyHtml } from '../richText/tidyHtml';

/** Shows the article as typed, saved or not, in the site's look. */
export function PreviewButton() {
  const { getValues } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<VisibilityIcon />} onClick={() => setOpen(true)}>
        Preview
      </Button>
      {isOpen && <PreviewDialog values={getValues()} onClose={() => setOpen(false)} />}
    </>
  );
}

function PreviewDialog({ values, onClose }: { values: Record<string, unknown>; onClose: () => void }) {
  const html = useMemo(() => sanitiseHtml(tidyHtml(String(values.content ?? ''))), [values]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-label="Preview of the article">
      <DialogContent sx={{ bgcolor: '#faf8f4', color: '#16181d' }}>
        <Box component="article" sx={articleLook}>
          <h1>{String(values.title ?? '')}</h1>
          <p className="lead">{String(values.summary ?? '')}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}

/* After the site's Prose.module.css, which the admin may not import. */
const articleLook = {
  maxWidth: '70ch',
  mx: 'auto',
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  '& h1': { fontSize: '2rem', lineHeight: 1.15, fontWeight: 700, mb: 1 },
  '& .lead': { fontSize: '1.2rem', color: '#474c56' },
  '& h2': { fontSize: '1.5rem', fontWeight: 700, mt: 4, mb: 1 },
  '& h3': { fontSize: '1.25rem', fontWeight: 700, mt: 3, mb: 1 },
  '& p, & ul, & ol, & table, & figure, & blockquote': { my: 2, mx: 0 },
  '& ul': { listStyle: 'disc', pl: 3 },
  '& ol': { listStyle: 'decimal', pl: 3 },
  '& blockquote': { pl: 2.5, borderLeft: '6px solid #f5b301' },
  '& a': { color: '#0b4f9e', textDecoration: 'underline' },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& table': { borderCollapse: 'collapse', width: '100%', fontSize: '0.9375rem' },
  '& caption': { textAlign: 'left', fontWeight: 600, pb: 1 },
  '& th, & td': { textAlign: 'left', verticalAlign: 'top', borderBottom: '1px solid #ddd7cb', py: 1, pr: 2 },
  '& thead th': { borderBottom: '2px solid #16181d' },
} as const;
