import type { Editor } from '@tiptap/core';
import { useCallback, useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { leftOutOfHtml } from './leftOut';

/** Says what the editor leaves out of what is pasted. */
export function useLeftOut(editor: Editor): void {
  const notify = useNotify();
  useEffect(() => {
    const say = ({ message }: { message: string }) => notify(message, { type: 'warning' });
    editor.on('leftOut', say);
    return () => void editor.off('leftOut', say);
  }, [editor, notify]);
}

/** Gives what says which parts of the HTML that stands in the form are left out. */
export function useSayLeftOut(source: string): () => void {
  const notify = useNotify();
  const { getValues } = useFormContext();
  return useCallback(() => {
    const message = leftOutOfHtml(String(getValues(source) ?? ''));
    if (message) notify(message, { type: 'warning' });
  }, [notify, getValues, source]);
}
