import AddLinkIcon from '@mui/icons-material/AddLink';
import { Alert, Button } from '@mui/material';
import { useRef } from 'react';
import { useInput } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { inputClass } from '../form/useOpenAtField';
import { PICTURE_LIMIT } from '../pictures/embeddedPicture';
import { PictureDropZone } from '../pictures/PictureDropZone';
import { PictureFileButton } from '../pictures/PictureFileButton';
import { PictureRow } from '../pictures/PictureRow';
import { usePictureFiles } from '../pictures/usePictureFiles';
import { ReorderableList } from '../rows/ReorderableList';
import { spliced } from '../rows/spliced';
import { inKilobytes, LITTLE_SPACE, storageUse } from '../storage/storageUse';
import { useStorageValue } from '../storage/useStorageValue';
import { Section } from '../ui/Section';

/** A product's pictures, by web address or from files; cards show the first one. */
export function ImagesInput() {
  const { field } = useInput<string[]>({ source: 'images' });
  const { getValues } = useFormContext();
  const pictures: string[] = field.value || [];
  // Reads the rows again: scaling down takes time, and some may have been added or changed meanwhile.
  const files = usePictureFiles((address) => field.onChange([...(getValues('images') ?? []), address]));
  const rows = useRef<HTMLDivElement>(null);

  function addAddress() {
    flushSync(() => field.onChange([...pictures, '']));
    [...(rows.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
  }

  return (
    <Section
      title="Pictures"
      hint="The first one stands on the cards. Files can be dropped here. A web address of this site starts with /images/. Without a picture the page shows the category’s tape pattern."
    >
      <PictureDropZone files={files} isMultiple>
        <div ref={rows}>
          <ReorderableList
            items={pictures}
            onChange={field.onChange}
            isWide
            nameOf={(_picture, index) => `Picture ${index + 1}`}
            renderItem={(picture, index) => (
              <PictureRow
                address={picture}
                label={`Picture ${index + 1}`}
                onChange={(address) => field.onChange(spliced(pictures, index, 1, address))}
              />
            )}
          />
        </div>
        <div className={inputClass('images')}>
          <Button startIcon={<AddLinkIcon />} onClick={addAddress} sx={{ mr: 1 }}>
            Add by web address
          </Button>
          <PictureFileButton files={files} isMultiple />
        </div>
      </PictureDropZone>
      <StorageLeft />
    </Section>
  );
}

/** How many characters the largest picture from a file takes: base64 writes three bytes as four. */
const STORED_LIMIT = (PICTURE_LIMIT / 3) * 4;

function StorageLeft() {
  const { left } = useStorageValue(storageUse);
  const more = Math.floor(left / STORED_LIMIT);
  return (
    <Alert severity={left < LITTLE_SPACE ? 'warning' : 'info'} role="note" sx={{ mt: 1 }}>
      A chosen file is scaled down, and takes at most about {inKilobytes(STORED_LIMIT)} of this browser’s
      storage. Space left for all content: {inKilobytes(left)},{' '}
      {more > 0 ? `room for at least ${more} more.` : 'perhaps too little for one more.'}
    </Alert>
  );
}
