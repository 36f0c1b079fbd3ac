import type { Editor } from '@tiptap/core';
import { useCallback, useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { leftOutOfHtml } from './leftOut';

/** Shows a notification when the editor leaves out part of a paste. */
export function useNotifyLeftOut(editor: Editor): void {
  const notify = useNotify();
  useEffect(() => {
    const say = ({ message }: { message: string }) => notify(message, { type: 'warning' });
    editor.on('leftOut', say);
    return () => void editor.off('leftOut', say);
  }, [editor, notify]);
}

/** Returns a function that says which parts of the form's HTML are left out. */
export function useReportLeftOut(source: string): () => void {
  const notify = useNotify();
  const { getValues } = useFormContext();
  return useCallback(() => {
    const message = leftOutOfHtml(String(getValues(source) ?? ''));
    if (message) notify(message, { type: 'warning' });
  }, [notify, getValues, source]);
}
