import AddIcon from '@mui/icons-material/Add';
import { Box, Button, TextField } from '@mui/material';
import { useRef } from 'react';
import { useInput } from 'react-admin';
import { flushSync } from 'react-dom';
import { replaced } from './listOrder';
import { ReorderableList } from './ReorderableList';
import { Section } from './Section';

type Props = { source: string; title: string; hint?: string; one: string };

/** A list of texts, one a row. Enter goes on to a new row below; blank rows are dropped when saving. */
export function TextListInput({ source, title, hint, one }: Props) {
  const { field } = useInput<string[]>({ source, defaultValue: [], parse: (value) => value });
  const texts: string[] = Array.isArray(field.value) ? field.value : [];
  const root = useRef<HTMLDivElement>(null);

  function addAt(index: number) {
    // At once: a letter typed before the next paint would otherwise land in the row before.
    flushSync(() => field.onChange(texts.toSpliced(index, 0, '')));
    root.current?.querySelectorAll<HTMLElement>('textarea:not([aria-hidden])')[index]?.focus();
  }

  return (
    <Section title={title} hint={hint}>
      <Box ref={root}>
        <ReorderableList
          items={texts}
          onChange={field.onChange}
          nameOf={(_text, index) => `${one} ${index + 1}`}
          renderItem={(text, index) => (
            <TextField
              value={text}
              multiline
              hiddenLabel
              onChange={(event) => field.onChange(replaced(texts, index, event.target.value))}
              onBlur={field.onBlur}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.shiftKey) return;
                event.preventDefault();
                addAt(index + 1);
              }}
              slotProps={{ htmlInput: { 'aria-label': `${one} ${index + 1}` } }}
            />
          )}
        />
        <Button startIcon={<AddIcon />} onClick={() => addAt(texts.length)}>
          Add {one.toLowerCase()}
        </Button>
      </Box>
    </Section>
  );
}
