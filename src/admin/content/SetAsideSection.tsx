import { Box, Button, DialogContentText, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { Link } from 'react-admin';
import { flushSync } from 'react-dom';
import type { SetAsideText } from '../../shared/storage/setAside';
import { adminPaths } from '../adminPaths';
import { waitForOtherTabs, withSaveLock } from '../history/saving/saveLock';
import { inKilobytes } from '../storage/storageUse';
import { discardUnused, type UnusedTexts, useUnusedTexts } from '../storage/unusedTexts';
import { ActionDialog } from '../ui/ActionDialog';
import { download } from '../ui/download';
import { resourceLabel, resourceWords } from '../words/resourceLabel';
import { Panel } from './Panel';

const discarding = {
  action: 'Discard',
  question: (records: string) => `Discard what could not be read of ${records}?`,
};

/** By where a text is: what the owner reads about it, and how it is discarded. */
const words: Record<
  UnusedTexts['place'],
  { note: string; action: string; question: (records: string) => string }
> = {
  aside: { ...discarding, note: '' },
  unreadable: {
    ...discarding,
    note: '. There was no room to set it aside, so nothing can be saved there: make room, or press “Download” and then “Discard”',
  },
  newer: {
    note: '. The site was set back to an earlier version, which does not know all of it. The next save there sets it aside; if there is no room for that, nothing can be saved there: make room, or press “Download” and then “Save without it”',
    action: 'Save without it',
    question: (records) => `Save ${records} without what this version of the site does not know?`,
  },
};

/** Stored text that is not in use, kept so that nothing is lost silently. */
export function SetAsideSection() {
  const found = useUnusedTexts();
  const [asked, setAsked] = useState<UnusedTexts>();
  const intro = useRef<HTMLParagraphElement>(null);

  async function discard(unused: UnusedTexts) {
    await withSaveLock(async () => {
      // This tab may not have what another one just saved there. Without a history nothing tells.
      await waitForOtherTabs().catch(() => undefined);
      discardUnused(unused);
    });
    // At once, because an open dialog keeps the focus, and the button that opened it is gone with its row.
    flushSync(() => setAsked(undefined));
    intro.current?.focus();
  }

  return (
    <Panel title="Set aside">
      <Typography ref={intro} tabIndex={-1}>
        {found.length === 0 ? (
          'All that this browser stored could be read: nothing was set aside.'
        ) : (
          <>
            Some stored content could not be read. It was kept as it was found, and the rest is in use. Your
            last changes may still be in the <Link to={adminPaths.history}>history</Link>, which can restore
            them. If any are not, download what was set aside and send it to whoever looks after the site:
            they may be able to save what is in it. Discard it once nobody needs it any more.
          </>
        )}
      </Typography>
      {found.map((unused) => (
        <Row key={`${unused.name} ${unused.place}`} unused={unused} onDiscard={() => setAsked(unused)} />
      ))}
      {asked && (
        <ActionDialog
          title={words[asked.place].question(resourceWords(asked.name))}
          action={words[asked.place].action}
          isDangerous
          onAction={() => discard(asked)}
          fallbackMessage="Nothing was discarded."
          onClose={() => setAsked(undefined)}
        >
          <DialogContentText>
            No history holds it, so nothing can bring it back. Download it first if it may still be wanted.
          </DialogContentText>
        </ActionDialog>
      )}
    </Panel>
  );
}

function Row({ unused, onDiscard }: { unused: UnusedTexts; onDiscard: () => void }) {
  const { name, texts, place } = unused;
  const { note, action } = words[place];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Typography sx={{ flex: { xs: '1 1 100%', md: 1 } }}>
        {resourceLabel(name)}: {texts.length === 1 ? 'one text' : `${texts.length} texts`},{' '}
        {inKilobytes(texts.reduce((size, { text }) => size + text.length, 0))}
        {note}
      </Typography>
      <Button
        aria-label={`Download: ${resourceLabel(name)}`}
        onClick={() => download(`${name}-set-aside.txt`, 'text/plain', asFile(texts))}
      >
        Download
      </Button>
      <Button aria-label={`${action}: ${resourceLabel(name)}`} color="error" onClick={onDiscard}>
        {action}
      </Button>
    </Box>
  );
}

const asFile = (texts: readonly SetAsideText[]) =>
  texts.map(({ at, text }) => `--- set aside ${at || 'at an unknown time'} ---\n${text}\n`).join('\n');
