import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useReportLeftOut } from './leftOut/useReportLeftOut';
import { lostInEditor } from './lostInEditor';

/**
 * Chooses between the editor and the HTML of a text. The editor opens by itself only with text that it can hold whole;
 * with any other only once the owner, who is told what that is, asks for it again.
 */
export function useTextView(source: string) {
  const html = String(useWatch({ name: source }) ?? '');
  const [isSource, setSource] = useState(false);
  const [lostOfShown, setLost] = useState<readonly string[]>([]);
  /** The text that was checked last: what the editor wrote itself is not, as that would be at every key. */
  const [shown, setShown] = useState<string>();
  const reportLeftOut = useReportLeftOut(source);

  if (!isSource && html !== shown) {
    const found = lostInEditor(html);
    setShown(html);
    setLost(found);
    setSource(found.length > 0);
  }

  // HTML that was typed since is checked on the way back to the editor.
  const lost = html === shown ? lostOfShown : NOTHING;

  return {
    isSource,
    /** What the editor would not keep of the text. */
    lost,
    /** Notes what the editor wrote, and returns it. */
    noteWritten(written: string): string {
      setShown(written);
      setLost([]);
      return written;
    },
    toSource() {
      setSource(true);
      setLost([]);
    },
    toEditor() {
      // The editor immediately drops what it does not support.
      reportLeftOut();
      const found = lostInEditor(html);
      setShown(html);
      setLost(found);
      setSource(found.length > 0 && lost.length === 0);
    },
  };
}

const NOTHING: readonly string[] = [];
