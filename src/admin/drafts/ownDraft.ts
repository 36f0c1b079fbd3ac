import type { Draft, FormPlace } from './draft';
import { holdDraft } from './draftLocks';
import { putDraft, readDraft, removeDraft } from './draftStore';

/** The draft of a form that is open in this tab. Where the browser keeps none, nothing of this does anything. */
export type OwnDraft = {
  keep: (content: Pick<Draft, 'base' | 'values'>) => void;
  /** Ends it, and removes what was kept. */
  drop: () => void;
  /** Ends it; what was kept is offered when the form is opened again. */
  close: () => void;
};

const open = new Set<OwnDraft>();
let isLastKept = false;

/** Whether what is typed in this tab, and unsaved, is kept. */
export const areDraftsKept = (): boolean => open.size > 0 && isLastKept;

/** Begins the draft of a form that was just typed in. */
export function beginDraft(place: FormPlace): OwnDraft {
  const id = crypto.randomUUID();
  return ownDraft(place, id, holdDraft(id));
}

/** Makes a lost draft this form's own. Undefined where another tab was quicker. */
export async function claimDraft(id: string): Promise<{ own: OwnDraft; draft: Draft } | undefined> {
  const release = await holdDraft(id);
  if (!release) return undefined;
  const draft = await readDraft(id).catch(() => undefined);
  if (draft) return { own: ownDraft(draft, id, Promise.resolve(release)), draft };
  release();
  return undefined;
}

/** Removes the drafts of all forms of this tab: the owner said that they may go. */
export function dropOwnDrafts(): void {
  for (const own of open) own.drop();
}

function ownDraft(
  { resource, recordId }: FormPlace,
  id: string,
  held: Promise<(() => void) | undefined>,
): OwnDraft {
  // One after the other: what is dropped is not kept again by a write that came before.
  let last = Promise.resolve();
  const next = (work: () => Promise<unknown>) => {
    const done = last.then(async () => {
      if (await held) await work();
    });
    last = done.catch(() => undefined);
  };

  const end = () => {
    open.delete(own);
    next(async () => (await held)?.());
  };

  const own: OwnDraft = {
    keep: (content) => {
      if (!open.has(own)) return;
      next(async () => {
        isLastKept = false;
        await putDraft({ ...content, id, resource, recordId, at: Date.now() });
        isLastKept = true;
      });
    },
    drop: () => {
      if (!open.has(own)) return;
      next(() => removeDraft(id));
      end();
    },
    close: () => {
      if (open.has(own)) end();
    },
  };
  open.add(own);
  return own;
}
