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
import { type Editor, useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useState } from 'react';
import { useNotifyLeftOut } from '../leftOut/useNotifyLeftOut';
import { selectedPicture } from '../nodes/picture';
import { LinkDialog, linkedTo } from './LinkDialog';
import { PictureDialog } from './PictureDialog';
import { TableButtons } from './TableButtons';
import { ToolButton } from './ToolButton';

/** No icon or "H2" says to the owner what this is. On a phone, where the word would take a third line, a letter must do. */
const HeadingWord = ({ word, letterSize }: { word: string; letterSize: string }) => (
  <>
    <Box component="span" sx={{ display: { sm: 'none' }, fontSize: letterSize }}>
      H
    </Box>
    <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, px: 0.5 }}>
      {word}
    </Box>
  </>
);

const styles = [
  {
    label: 'Heading',
    icon: <HeadingWord word="Heading" letterSize="1.25rem" />,
    is: (e: Editor) => e.isActive('heading', { level: 2 }),
    run: (e: Editor) => e.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Smaller heading',
    icon: <HeadingWord word="Smaller heading" letterSize="0.9rem" />,
    is: (e: Editor) => e.isActive('heading', { level: 3 }),
    run: (e: Editor) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Bold',
    icon: <FormatBoldIcon />,
    is: (e: Editor) => e.isActive('bold'),
    run: (e: Editor) => e.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: <FormatItalicIcon />,
    is: (e: Editor) => e.isActive('italic'),
    run: (e: Editor) => e.chain().focus().toggleItalic().run(),
  },
  {
    label: 'List',
    icon: <FormatListBulletedIcon />,
    is: (e: Editor) => e.isActive('bulletList'),
    run: (e: Editor) => e.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: <FormatListNumberedIcon />,
    is: (e: Editor) => e.isActive('orderedList'),
    run: (e: Editor) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quotation',
    icon: <FormatQuoteIcon />,
    is: (e: Editor) => e.isActive('blockquote'),
    run: (e: Editor) => e.chain().focus().toggleBlockquote().run(),
  },
];

/** Offers only what the site shows: headings, bold, italic, lists, quotations, links, pictures and tables. */
export function EditorToolbar({ label }: { label: string }) {
  const editor = useTiptapEditor();
  return editor ? <Buttons editor={editor} label={label} /> : null;
}

function Buttons({ editor, label }: { editor: Editor; label: string }) {
  const [open, setOpen] = useState<'link' | 'picture'>();
  useNotifyLeftOut(editor);
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      styles: styles.filter(({ is }) => is(now)),
      link: linkedTo(now) !== '',
      picture: selectedPicture(now) !== undefined,
      table: now.isActive('table'),
    }),
  });
  return (
    // No toolbar: that would promise arrow keys between the tools.
    <Box role="group" aria-label={`Formatting: ${label}`} sx={barLook}>
      {/* On a telephone they take two lines: scrolled out of view, the last ones would not be looked for. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {styles.map((style) => (
          <ToolButton
            key={style.label}
            label={style.label}
            isActive={active.styles.includes(style)}
            onClick={() => style.run(editor)}
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
        <ToolButton label="Insert table" onClick={() => editor.chain().focus().insertTable().run()}>
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
  zIndex: 1,
  mb: 1,
  py: 0.5,
  bgcolor: 'background.paper',
} as const;
