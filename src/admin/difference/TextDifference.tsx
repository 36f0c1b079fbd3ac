import { Box, Typography } from '@mui/material';
import { Fragment, useMemo } from 'react';
import { type Run, wordDifference } from './wordDifference';

/** Texts of up to this many characters are shown whole, before and after. */
const SHOWN_WHOLE = 60;
/** How many characters of an unchanged stretch are shown on each side of a change. */
const AROUND = 80;

/** Shows a text before and after: short texts side by side, long ones compared word by word. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const isShort = Math.max(before.length, after.length) <= SHOWN_WHOLE;
  if (isShort || before === '' || after === '') {
    return (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
        {before === '' ? '(empty)' : <Changed kind="removed" text={before} />} <span aria-hidden>→</span>{' '}
        {after === '' ? '(empty)' : <Changed kind="added" text={after} />}
      </Typography>
    );
  }
  return <WordDifference before={before} after={after} />;
}

function WordDifference({ before, after }: { before: string; after: string }) {
  const runs = useMemo(() => wordDifference(before, after), [before, after]);
  return (
    <Typography
      variant="body2"
      // A long text scrolls inside this box, which takes the focus so that the keyboard can scroll it.
      tabIndex={0}
      role="group"
      aria-label="The text with what was removed and added"
      sx={{ whiteSpace: 'pre-wrap', maxHeight: 320, overflow: 'auto' }}
    >
      {runs.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one difference never move
        <Fragment key={index}>
          {gapAfter(runs[index - 1], run)}
          {run.kind === 'same' ? (
            <span>{shortened(run.text, index === 0, index === runs.length - 1)}</span>
          ) : (
            <Changed kind={run.kind} text={run.text} />
          )}
        </Fragment>
      ))}
    </Typography>
  );
}

/** Returns the whitespace to show between a removed text and its replacement if they bring none. */
function gapAfter(last: Run | undefined, { kind, text }: Run): string {
  if (!last || last.kind === 'same' || kind === 'same') return '';
  if (last.text.includes('\n') || text.includes('\n')) return '\n';
  return /\s$/.test(last.text) || /^\s/.test(text) ? '' : ' ';
}

function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const [head, tail] = [isFirst ? 0 : AROUND, isLast ? 0 : AROUND];
  if (text.length <= head + tail + AROUND) return text;
  const [start, end] = [text.slice(0, head), text.slice(text.length - tail)];
  // Whole words only.
  return `${start.replace(/\S*$/, '')}… ${end.replace(/^\S*\s*/, '')}`;
}

const looks = {
  removed: { tag: 'del', light: '#fbe0dd', dark: '#5c2320' },
  added: { tag: 'ins', light: '#d9f0df', dark: '#1d4a2e' },
} as const;

const Changed = ({ kind, text }: { kind: keyof typeof looks; text: string }) => (
  <Box component={looks[kind].tag} sx={{ bgcolor: ({ palette }) => looks[kind][palette.mode] }}>
    {text}
  </Box>
);
