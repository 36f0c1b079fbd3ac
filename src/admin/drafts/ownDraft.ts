import { type Draft, type FormKey, takenOverBy } from './draft';
import { holdDraft } from './draftLocks';
import { newestAt, putDraft, readDraft, removeDraft } from './draftStore';

/** The draft of a form that is open in this tab. Its functions do nothing if the browser keeps no drafts. */
export type OwnDraft = {
  id: string;
  keep: (content: Pick<Draft, 'base' | 'values'>) => void;
  /** Whether the last attempt to keep it succeeded. */
  isKept: () => boolean;
  /** Ends the draft, and deletes what was kept. */
  drop: () => void;
  /** Ends the draft. What was kept is offered when the form is opened again. */
  close: () => void;
};

const open = new Set<OwnDraft>();

/** Whether the unsaved input of this tab is kept, apart from what was typed in the last seconds. */
export const areDraftsKept = (): boolean => open.size > 0 && [...open].every((own) => own.isKept());

/** Begins the draft of a form that has just been typed into. */
export function beginDraft(formKey: FormKey): OwnDraft {
  const id = crypto.randomUUID();
  return ownDraft(formKey, id, Promise.all([holdDraft(id), readNewestAt()]));
}

/** A clock that was set back must not make this draft the oldest, which is the first to be removed. */
const readNewestAt = () => newestAt().catch(() => 0);

/** Makes a lost draft this form's own. Undefined if another tab was quicker to take it or delete it. */
export async function claimDraft(
  id: string,
  formKey: FormKey,
): Promise<{ own: OwnDraft; draft: Draft } | undefined> {
  const release = await holdDraft(id);
  if (!release) return undefined;
  const [draft, newest] = await Promise.all([readDraft(id).catch(() => undefined), readNewestAt()]);
  if (!draft) {
    release();
    return undefined;
  }
  const own = ownDraft(formKey, id, Promise.resolve([release, newest]), true);
  return { own, draft: takenOverBy(formKey, draft) };
}

/** Deletes the drafts of all forms of this tab, after the owner agreed to lose them. */
export function dropOwnDrafts(): void {
  for (const own of open) own.drop();
}

function ownDraft(
  { resource, recordId }: FormKey,
  id: string,
  begun: Promise<[release: (() => void) | undefined, newest: number]>,
  isKept = false,
): OwnDraft {
  let release: (() => void) | undefined;
  let newest = 0;
  let unfinished = 1;
  let last = begun.then((found) => {
    [release, newest] = found;
    unfinished -= 1;
  });

  // One after the other, so that an earlier write cannot restore a draft that was dropped; but at once if there is
  // nothing to wait for, because a page that is being closed runs nothing later.
  const next = (work: () => Promise<unknown>) => {
    const run = async () => {
      if (release) await work().catch(() => undefined);
      unfinished -= 1;
    };
    unfinished += 1;
    last = unfinished === 1 ? run() : last.then(run);
  };

  const end = () => {
    open.delete(own);
    next(async () => release?.());
  };

  const own: OwnDraft = {
    id,
    keep: (content) => {
      if (!open.has(own)) return;
      next(async () => {
        const draft = { ...content, id, resource, recordId, at: Date.now() };
        isKept = await putDraft(draft, newest).then(
          () => true,
          () => false,
        );
      });
    },
    isKept: () => isKept,
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
