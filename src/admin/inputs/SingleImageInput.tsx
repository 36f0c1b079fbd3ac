import { Alert, Box } from '@mui/material';
import { useInput } from 'react-admin';
import { PictureFileButton } from '../pictures/PictureFileButton';
import { PictureRow } from '../pictures/PictureRow';
import { usePictureFiles } from '../pictures/usePictureFiles';
import { Section } from '../ui/Section';
import { VanishingButton } from '../ui/VanishingButton';

/** One picture, by web address or from a file, or none. */
export function SingleImageInput({ source, title }: { source: string; title: string }) {
  const { field } = useInput<string>({ source, defaultValue: '' });
  const files = usePictureFiles(field.onChange);
  return (
    <Section title={title}>
      <PictureRow address={field.value ?? ''} label={title} onChange={field.onChange} />
      {files.failure && <Alert severity="error">{files.failure}</Alert>}
      <Box>
        <PictureFileButton files={files} />
        {field.value && <VanishingButton onClick={() => field.onChange('')}>Remove picture</VanishingButton>}
      </Box>
    </Section>
  );
}
