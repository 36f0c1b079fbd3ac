import { Box, Button, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Confirm } from 'react-admin';
import type { SetAsideText } from '../../shared/storage/setAside';
import { inKilobytes } from '../storage/storageUse';
import { discardUnreadable, type Unreadable, useUnreadable } from '../storage/unreadable';
import { download } from '../ui/download';
import { Failure } from '../ui/Failure';
import { messageOf } from '../words/messageOf';
import { resourceLabel, resourceWords } from '../words/resourceLabel';
import { Panel } from './Panel';

/** Stored text that could not be read, kept so that nothing is lost silently. */
export function SetAsideSection() {
  const found = useUnreadable();
  const [asked, setAsked] = useState<Unreadable>();
  // Separate from `asked`, which the dialog still names while it closes.
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState('');
  const intro = useRef<HTMLParagraphElement>(null);
  const [discarded, setDiscarded] = useState(0);
  // The button that was pressed disappears with its row.
  useEffect(() => {
    if (discarded > 0) intro.current?.focus();
  }, [discarded]);

  function ask(unreadable: Unreadable) {
    setFailure('');
    setAsked(unreadable);
    setOpen(true);
  }

  function discard() {
    setOpen(false);
    try {
      if (asked) discardUnreadable(asked);
      setDiscarded((count) => count + 1);
    } catch (error) {
      setFailure(messageOf(error, 'Nothing was discarded.'));
    }
  }

  return (
    <Panel title="Set aside">
      <Typography ref={intro} tabIndex={-1}>
        {found.length === 0
          ? 'All that this browser stored could be read: nothing was set aside.'
          : 'Some stored content could not be read. It was set aside as it was found, and the rest was kept. Download it and send it to whoever looks after the site: they may be able to save what is in it. Discard it once nobody needs it any more.'}
      </Typography>
      {found.map((unreadable) => (
        <Row
          key={`${unreadable.name} ${unreadable.isInPlace}`}
          unreadable={unreadable}
          onDiscard={() => ask(unreadable)}
        />
      ))}
      <Failure message={failure} />
      <Confirm
        isOpen={isOpen}
        title={asked ? `Discard what could not be read of ${resourceWords(asked.name)}?` : ''}
        content="No history holds it, so nothing can bring it back. Download it first if it may still be wanted."
        confirm="Discard"
        confirmColor="warning"
        onConfirm={discard}
        onClose={() => setOpen(false)}
      />
    </Panel>
  );
}

function Row({ unreadable, onDiscard }: { unreadable: Unreadable; onDiscard: () => void }) {
  const { name, texts, isInPlace } = unreadable;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
      <Typography sx={{ flex: 1, minWidth: 200 }}>
        {resourceLabel(name)}: {texts.length === 1 ? 'one text' : `${texts.length} texts`},{' '}
        {inKilobytes(texts.reduce((size, { text }) => size + text.length, 0))}
        {isInPlace &&
          '. There was no room to set it aside, so nothing can be saved there: make room, or discard it'}
      </Typography>
      <Button onClick={() => download(`${name}-set-aside.txt`, 'text/plain', asFile(texts))}>Download</Button>
      <Button color="error" onClick={onDiscard}>
        Discard
      </Button>
    </Box>
  );
}

const asFile = (texts: readonly SetAsideText[]) =>
  texts.map(({ at, text }) => `--- set aside ${at || 'at an unknown time'} ---\n${text}\n`).join('\n');
