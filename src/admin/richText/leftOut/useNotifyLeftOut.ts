import type { Editor } from '@tiptap/core';
import { useEffect } from 'react';
import { useNotify } from 'react-admin';

/** Shows a notification when the editor leaves out part of a paste. */
export function useNotifyLeftOut(editor: Editor): void {
  const notify = useNotify();
  useEffect(() => {
    const say = ({ message }: { message: string }) => notify(message, { type: 'warning' });
    editor.on('leftOut', say);
    return () => void editor.off('leftOut', say);
  }, [editor, notify]);
}
