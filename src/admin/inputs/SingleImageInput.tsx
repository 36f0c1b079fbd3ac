import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { PictureFileButton } from '../pictures/PictureFileButton';
import { PictureRow } from '../pictures/PictureRow';
import { usePictureFiles } from '../pictures/usePictureFiles';
import { Section } from './Section';

/** One picture, by web address or from a file, or none. */
export function SingleImageInput({ source, title }: { source: string; title: string }) {
  const { field } = useInput<string>({ source, defaultValue: '' });
  const [failure, setFailure] = useState('');
  const files = usePictureFiles({
    onPicture: (address) => {
      setFailure('');
      field.onChange(address);
    },
    onFailure: setFailure,
  });
  return (
    <Section title={title}>
      <PictureRow address={field.value ?? ''} label={title} onChange={field.onChange} />
      {failure && <Alert severity="error">{failure}</Alert>}
      <Box>
        <PictureFileButton files={files} />
        {field.value && <Button onClick={() => field.onChange('')}>No picture</Button>}
      </Box>
    </Section>
  );
}
