import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { collections } from '../../shared/catalogue/collections';
import { resourceNames } from '../../shared/catalogue/contentFile';
import { discardSetAside, readSetAside, type SetAsideText } from '../../shared/storage/setAside';
import { inKilobytes } from '../data/storageUse';
import { download } from './download';
import { Panel } from './Panel';
import { resourceLabel } from './resourceLabel';

/** Stored text that could not be read, kept so that nothing is lost unseen. */
export function SetAsideSection() {
  const [found, setFound] = useState(findSetAside);
  return (
    <Panel title="Set aside">
      <Typography>
        {found.length === 0
          ? 'All that this browser stored could be read: nothing was set aside.'
          : 'Some stored content could not be read. It was set aside as it was found, and the rest was kept.'}
      </Typography>
      {found.map(({ name, texts }) => (
        <Box key={name} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
          <Typography sx={{ flex: 1, minWidth: 200 }}>
            {resourceLabel(name)}: {texts.length === 1 ? 'one text' : `${texts.length} texts`},{' '}
            {inKilobytes(texts.reduce((size, { text }) => size + text.length, 0))}
          </Typography>
          <Button onClick={() => download(`${name}-set-aside.txt`, 'text/plain', asFile(texts))}>
            Download
          </Button>
          <Button
            color="error"
            onClick={() => {
              discardSetAside(collections[name].key);
              setFound(findSetAside());
            }}
          >
            Discard
          </Button>
        </Box>
      ))}
    </Panel>
  );
}

const findSetAside = () =>
  resourceNames
    .map((name) => ({ name, texts: readSetAside(collections[name].key) }))
    .filter(({ texts }) => texts.length > 0);

const asFile = (texts: readonly SetAsideText[]) =>
  texts.map(({ at, text }) => `--- set aside ${at || 'at an unknown time'} ---\n${text}\n`).join('\n');
