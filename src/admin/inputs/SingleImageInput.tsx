import { useInput } from 'react-admin';
import { PictureDropZone } from '../pictures/PictureDropZone';
import { PictureFileButton } from '../pictures/PictureFileButton';
import { PictureRow } from '../pictures/PictureRow';
import { usePictureFiles } from '../pictures/usePictureFiles';
import { Section } from '../ui/Section';
import { VanishingButton } from '../ui/VanishingButton';

/** A record's only picture, by web address or from a file, or none. */
export function SingleImageInput() {
  const { field } = useInput<string>({ source: 'image', defaultValue: '' });
  const files = usePictureFiles(field.onChange);
  return (
    <Section title="Picture" hint="A file can be dropped here.">
      <PictureDropZone files={files}>
        <PictureRow address={field.value} label="Picture" onChange={field.onChange} />
        <PictureFileButton files={files} />
        {field.value && <VanishingButton onClick={() => field.onChange('')}>Remove picture</VanishingButton>}
      </PictureDropZone>
    </Section>
  );
}
