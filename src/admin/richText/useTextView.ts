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
  /** The text that was checked last, or that the editor wrote since: checking that would take time at every key. */
  const [checked, setChecked] = useState<{ html?: string; lost: readonly string[] }>(NOTHING_LOST);
  const reportLeftOut = useReportLeftOut(source);

  /** Returns whether the editor would lose part of the text. */
  function check(): boolean {
    const lost = lostInEditor(html);
    setChecked({ html, lost });
    return lost.length > 0;
  }

  if (!isSource && html !== checked.html) setSource(check());

  // HTML that was typed since is checked on the way back to the editor.
  const { lost } = html === checked.html ? checked : NOTHING_LOST;

  return {
    isSource,
    /** What the editor would not keep of the text. */
    lost,
    /** Notes what the editor wrote, and returns it. */
    noteWritten(written: string): string {
      setChecked({ html: written, ...NOTHING_LOST });
      return written;
    },
    toSource() {
      setSource(true);
      setChecked({ html, ...NOTHING_LOST });
    },
    toEditor() {
      // The editor immediately drops what it does not support.
      reportLeftOut();
      setSource(check() && lost.length === 0);
    },
  };
}

const NOTHING_LOST = { lost: [] };
