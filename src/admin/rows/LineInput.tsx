import type { FormEvent } from 'react';
import { TextInput, type TextInputProps } from 'react-admin';
import { inOneLine } from './oneLine';

const MARK = 'data-line';

/**
 * A line of text that may be longer than its field is wide: the field wraps it, and grows. It still takes no line break,
 * and rows (RowsInput) treat it as a field of one line.
 */
export const LineInput = (props: TextInputProps) => (
  <TextInput {...props} multiline slotProps={{ htmlInput: { [MARK]: '', onInput: joinLines } }} />
);

/** Runs before the form takes the text, which would otherwise fill the field again, with the caret at its end. */
function joinLines({ currentTarget: field }: FormEvent<HTMLTextAreaElement>) {
  const { value, selectionEnd } = field;
  const line = inOneLine(value);
  if (line === value) return;
  const caret = inOneLine(value.slice(0, selectionEnd)).length;
  field.value = line;
  field.setSelectionRange(caret, caret);
}

export type LineField = HTMLInputElement | HTMLTextAreaElement;

/** Whether this is a field of one line, wrapped or not; a quote's field, for example, takes several. */
export const isLineField = (target: EventTarget): target is LineField =>
  target instanceof HTMLInputElement || (target instanceof HTMLTextAreaElement && target.hasAttribute(MARK));
