import { Box, TextField } from '@mui/material';
import { type ClipboardEvent, useCallback, useRef } from 'react';
import { useEvent, useInput } from 'react-admin';
import { flushSync } from 'react-dom';
import { isEnter } from '../ui/isEnter';
import { Section } from '../ui/Section';
import { pasteInOneLine } from './oneLine';
import { hasCells, pastedLines } from './pastedLines';
import { type PasteRows, ReorderableList } from './ReorderableList';
import { AddRow } from './RowButtons';
import { textWithSmallDigits } from './smallDigits';
import { spliced } from './spliced';

type Props = { source: string; title: string; one: string };

/**
 * A list of texts, one per row. Enter adds a row below. Pasted lines become rows, and the former ones can be put back.
 * Saving drops blank rows.
 */
export function TextListInput({ source, title, one }: Props) {
  const { field } = useInput<string[]>({ source });
  const texts: string[] = field.value || [];
  const root = useRef<HTMLDivElement>(null);

  function changeAndFocus(change: () => void, focused: number) {
    // Synchronously: otherwise a letter typed before the next paint would end up in the previous row.
    flushSync(change);
    root.current?.querySelectorAll<HTMLElement>('textarea:not([aria-hidden])')[focused]?.focus();
  }

  // The same functions each time, so that a typed letter renders only its own row again.
  const { onBlur } = field;
  const type = useEvent((index: number, text: string) => field.onChange(spliced(texts, index, 1, text)));
  const addAt = useEvent((index: number) =>
    changeAndFocus(() => field.onChange(spliced(texts, index, 0, '')), index),
  );

  /** Pastes lines as rows. The row's text before and after the caret gets rows of its own. */
  const paste = useEvent((event: ClipboardEvent, index: number, pasteRows: PasteRows<string>) => {
    const text = textWithSmallDigits(event.clipboardData);
    const lines = pastedLines(text);
    if (lines.length < 2 || !(event.target instanceof HTMLTextAreaElement))
      return pasteInOneLine(event, hasCells(text) ? lines.join(' ') : text);
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.target;
    const around = (part: string) => (part.trim() === '' ? [] : [part.trim()]);
    const rows = [...around(value.slice(0, selectionStart)), ...lines, ...around(value.slice(selectionEnd))];
    changeAndFocus(
      () => pasteRows(spliced(texts, index, 1, ...rows), `${lines.length} rows were pasted.`),
      index + rows.length - 1,
    );
  });

  const renderItem = useCallback(
    (text: string, index: number, pasteRows: PasteRows<string>) => (
      <TextField
        value={text}
        multiline
        hiddenLabel
        onChange={(event) => type(index, event.target.value)}
        onBlur={onBlur}
        onPaste={(event) => paste(event, index, pasteRows)}
        onKeyDown={(event) => {
          if (!isEnter(event) || event.shiftKey) return;
          event.preventDefault();
          addAt(index + 1);
        }}
        slotProps={{ htmlInput: { 'aria-label': `${one} ${index + 1}` } }}
      />
    ),
    [one, type, paste, addAt, onBlur],
  );

  return (
    <Section title={title}>
      <Box ref={root}>
        <ReorderableList
          items={texts}
          onChange={field.onChange}
          nameOf={(_text, index) => `${one} ${index + 1}`}
          isWide
          renderItem={renderItem}
        />
        <AddRow one={one} onAdd={() => addAt(texts.length)} />
      </Box>
    </Section>
  );
}
