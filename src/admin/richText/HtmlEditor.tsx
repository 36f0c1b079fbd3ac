import { Alert, Box, Button } from '@mui/material';
import { RichTextInput } from 'ra-input-rich-text';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { shrinking, useIsHeld } from '../holds';
import { ink, paper, tape } from '../palette';
import type { HtmlField } from '../records/fieldKinds';
import { listedInShort } from '../words/listed';
import { editorOptions } from './editorOptions';
import { forEditor } from './forEditor';
import { HtmlSource } from './HtmlSource';
import { EditorToolbar } from './toolbar/EditorToolbar';
import { useTextView } from './useTextView';

type Props = { source: HtmlField; label: string };

/**
 * A rich text editor that can switch to the HTML. Says what is left out because the site does not show it, and what the
 * editor would lose although the site does.
 */
export function HtmlEditor({ source, label }: Props) {
  const { isSource, lost, noteWritten, toSource, toEditor } = useTextView(source);
  // Memoised, because a new object would make the editor start again.
  const options = useMemo(() => optionsFor(label), [label]);
  // The scaled-down picture replaces the larger one inside the editor, which must stay until then.
  const isShrinking = useIsHeld(shrinking);
  const parts = listedInShort(lost);
  const toEditorLabel = lost.length > 0 ? 'Use the editor all the same' : 'Back to the editor';
  return (
    <Box sx={{ width: '100%', mt: 2 }}>
      {lost.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {isSource
            ? `The editor cannot hold all of this text, so here it is as HTML. The editor would lose or move part of ${parts}.`
            : `Once you change the text here, it loses part of ${parts}. “Edit as HTML” keeps all of it.`}
        </Alert>
      )}
      {isSource ? (
        <HtmlSource source={source} label={label} />
      ) : (
        <RichTextInput
          source={source}
          label={label}
          format={format}
          parse={noteWritten}
          editorOptions={options}
          toolbar={<EditorToolbar label={label} />}
          sx={editorLook}
        />
      )}
      <Button
        disabled={isShrinking}
        onClick={({ currentTarget }) => {
          flushSync(isSource ? toEditor : toSource);
          // A long text was no text for a moment: the page was then scrolled to its top, away from this button.
          currentTarget.scrollIntoView({ block: 'nearest' });
        }}
      >
        {isSource ? toEditorLabel : 'Edit as HTML'}
      </Button>
    </Box>
  );
}

const format = (html: string | null) => forEditor(html ?? '');

const optionsFor = (label: string): typeof editorOptions => ({
  ...editorOptions,
  editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
});

const editorLook = {
  '& .ProseMirror': {
    position: 'relative',
    minHeight: 200,
    lineHeight: 1.6,
    overflowX: 'auto',
    overflowWrap: 'break-word',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
  },
  '& .ProseMirror [contenteditable="false"]': { whiteSpace: 'normal' },
  '& img.ProseMirror-separator': { display: 'inline !important', width: 0, height: 0, border: 0, margin: 0 },
  // The caret between two blocks, such as two tables.
  '& .ProseMirror-gapcursor': { display: 'none', position: 'absolute', pointerEvents: 'none', margin: 0 },
  '& .ProseMirror-gapcursor::after': {
    content: '""',
    display: 'block',
    position: 'absolute',
    top: -2,
    width: 20,
    borderTop: '1px solid currentColor',
  },
  '& .ProseMirror-focused .ProseMirror-gapcursor': { display: 'block' },
  '& .ProseMirror-hideselection *': { caretColor: 'transparent' },
  '& .ProseMirror-hideselection *::selection': { background: 'transparent' },
  '& .ProseMirror h2': { fontSize: '1.3rem', fontWeight: 700, mt: 2, mb: 1 },
  '& .ProseMirror h3': { fontSize: '1.1rem', fontWeight: 700, mt: 2, mb: 1 },
  '& .ProseMirror ul, & .ProseMirror ol': { pl: 3, my: 1 },
  '& .ProseMirror ul': { listStyle: 'disc' },
  '& .ProseMirror ol': { listStyle: 'decimal' },
  '& .ProseMirror blockquote': { borderLeft: `6px solid ${tape}`, pl: 2, ml: 0 },
  '& .ProseMirror a': { color: 'primary.main', textDecoration: 'underline' },
  '& .ProseMirror img': { maxWidth: '100%', height: 'auto', bgcolor: paper, color: ink },
  // Or the outline of a selected picture would not show around its link.
  '& .ProseMirror a:has(> img)': { display: 'block', width: 'fit-content' },
  '& .ProseMirror .ProseMirror-selectednode': {
    outline: '3px solid',
    outlineColor: 'primary.main',
    outlineOffset: 2,
  },
  '& .ProseMirror figcaption': { color: 'text.secondary', fontSize: '0.875rem' },
  '& .ProseMirror table': { borderCollapse: 'collapse', my: 2 },
  '& .ProseMirror caption': { textAlign: 'left', fontWeight: 700, pb: 1 },
  '& .ProseMirror th, & .ProseMirror td': {
    border: 1,
    borderColor: 'divider',
    p: 1,
    textAlign: 'left',
    verticalAlign: 'top',
    minWidth: 80,
  },
  '& .ProseMirror th': { bgcolor: 'action.hover', fontWeight: 700 },
} as const;
