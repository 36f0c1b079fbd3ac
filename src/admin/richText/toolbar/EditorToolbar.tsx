import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import ImageIcon from '@mui/icons-material/Image';
import LinkIcon from '@mui/icons-material/Link';
import RedoIcon from '@mui/icons-material/Redo';
import TableChartIcon from '@mui/icons-material/TableChart';
import UndoIcon from '@mui/icons-material/Undo';
import { Box } from '@mui/material';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { type ReactNode, useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { PHONE } from '../../mediaQueries';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { selectedPicture } from '../nodes/picture';
import { insertTable } from '../nodes/tableNodes';
import { LinkDialog, linkedTo } from './LinkDialog';
import { PictureDialog } from './PictureDialog';
import { TableButtons } from './TableButtons';
import { ToolButton } from './ToolButton';

/** No icon or "H2" says to the owner what this is. On a phone, where the word would take a third line, a letter must do. */
const HeadingWord = ({ word, letterSize }: { word: string; letterSize: string }) => (
  <>
    <Box component="span" aria-hidden sx={{ display: { sm: 'none' }, fontSize: letterSize }}>
      H
    </Box>
    <Box component="span" sx={{ px: 0.5, [PHONE]: visuallyHidden }}>
      {word}
    </Box>
  </>
);

type Style = {
  label: string;
  icon: ReactNode;
  /** Where it is on: the name of its node or mark, with its level if it has any. */
  active: [name: string, attributes?: { level: number }];
  toggle: (chain: ChainedCommands) => ChainedCommands;
};

const heading = (label: string, letterSize: string, level: 2 | 3): Style => ({
  label,
  icon: <HeadingWord word={label} letterSize={letterSize} />,
  active: ['heading', { level }],
  toggle: (chain) => chain.toggleHeading({ level }),
});

const plain = (label: string, icon: ReactNode, name: string, toggle: Style['toggle']): Style => ({
  label,
  icon,
  active: [name],
  toggle,
});

const styles: readonly Style[] = [
  heading('Heading', '1.25rem', 2),
  heading('Smaller heading', '0.9rem', 3),
  plain('Bold', <FormatBoldIcon />, 'bold', (chain) => chain.toggleBold()),
  plain('Italic', <FormatItalicIcon />, 'italic', (chain) => chain.toggleItalic()),
  plain('List', <FormatListBulletedIcon />, 'bulletList', (chain) => chain.toggleBulletList()),
  plain('Numbered list', <FormatListNumberedIcon />, 'orderedList', (chain) => chain.toggleOrderedList()),
  plain('Quotation', <FormatQuoteIcon />, 'blockquote', (chain) => chain.toggleBlockquote()),
];

/** Offers only what the site shows: headings, bold, italic, lists, quotations, links, pictures and tables. */
export function EditorToolbar({ label }: { label: string }) {
  const editor = useTiptapEditor();
  return editor ? <Buttons editor={editor} label={label} /> : null;
}

function Buttons({ editor, label }: { editor: Editor; label: string }) {
  const [open, setOpen] = useState<'link' | 'picture'>();
  const notify = useNotify();
  useEffect(() => {
    const sayLeftOut = ({ message }: { message: string }) => notify(message, { type: 'warning' });
    editor.on('leftOut', sayLeftOut);
    return () => void editor.off('leftOut', sayLeftOut);
  }, [editor, notify]);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      styles: styles.filter(({ active: on }) => now.isActive(...on)),
      link: linkedTo(now) !== '',
      picture: selectedPicture(now) !== undefined,
      table: now.isActive('table'),
    }),
  });
  return (
    // No toolbar: that would promise arrow keys between the tools.
    <Box role="group" aria-label={`Formatting: ${label}`} sx={barLook}>
      {/* On a phone they take two lines: scrolled out of view, the last ones would not be looked for. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {styles.map((style) => (
          <ToolButton
            key={style.label}
            label={style.label}
            isActive={active.styles.includes(style)}
            onClick={() => style.toggle(editor.chain().focus()).run()}
          >
            {style.icon}
          </ToolButton>
        ))}
        {/* Pressed where something is linked: nothing else says so of a picture. */}
        <ToolButton label="Link" isActive={active.link} opensDialog onClick={() => setOpen('link')}>
          <LinkIcon />
        </ToolButton>
        <ToolButton
          label={active.picture ? 'Change the picture' : 'Picture'}
          opensDialog
          onClick={() => setOpen('picture')}
        >
          <ImageIcon />
        </ToolButton>
        <ToolButton label="Insert table" onClick={() => insertTable(editor)}>
          <TableChartIcon />
        </ToolButton>
        <ToolButton label="Undo" onClick={() => editor.chain().focus().undo().run()}>
          <UndoIcon />
        </ToolButton>
        <ToolButton label="Redo" onClick={() => editor.chain().focus().redo().run()}>
          <RedoIcon />
        </ToolButton>
      </Box>
      {active.table && <TableButtons editor={editor} />}
      {open === 'link' && <LinkDialog editor={editor} onClose={() => setOpen(undefined)} />}
      {open === 'picture' && <PictureDialog editor={editor} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}

/** Keeps the tools visible in a long text: below the app bar or, in a dialog, at its top edge. */
const barLook = {
  position: 'sticky',
  top: 'var(--tools-top, 52px)',
  // On a page zoomed to 400% they would cover the line that is written.
  '@media (max-height: 300px)': { position: 'static' },
  zIndex: 1,
  mb: 1,
  py: 0.5,
  bgcolor: 'background.paper',
} as const;
