import { randomId } from '../storage/randomId';
import { type Draft, type FormKey, takenOverBy } from './draft';
import { holdDraft, type Release } from './draftLocks';
import { newestAt, putDraft, readDraft, removeDraft } from './draftStore';

/** The draft of a form that is open in this tab. Its functions do nothing if the browser keeps no drafts. */
export type OwnDraft = {
  id: string;
  keep: (content: Pick<Draft, 'base' | 'values'>) => void;
  /** Keeps what was typed since the last time; for its form to set. */
  keepNow: () => void;
  /** Keeps once more what is kept: the browser's site data may have been cleared since. */
  keepAgain: () => void;
  /** Whether the last attempt to keep it succeeded. */
  isKept: () => boolean;
  /** Ends the draft, and deletes what was kept. */
  drop: () => void;
  /** Ends the draft. What was kept is offered when the form is opened again. */
  close: () => void;
  /** Ends the draft, which the form then can no longer change. Undefined if it could not be kept. */
  leave: () => Promise<LeftDraft | undefined>;
};

/** What a form held when its owner left it without saving: to be deleted, unless they change their mind. */
export type LeftDraft = {
  draft: Draft;
  /** Resolves once the draft's form offers it. */
  giveBack: () => Promise<void>;
  drop: () => void;
};

const open = new Set<OwnDraft>();
const left = new Set<LeftDraft>();

/** Whether the unsaved input of this tab is kept, apart from what was typed in the last seconds. */
export const areDraftsKept = (): boolean => open.size > 0 && [...open].every((own) => own.isKept());

/** Begins the draft of a form that has just been typed into. */
export function beginDraft(formKey: FormKey): OwnDraft {
  const id = randomId();
  return ownDraft(formKey, id, Promise.all([holdDraft(id), readNewestAt()]));
}

/** A clock that was set back must not make this draft the oldest, which is the first to be removed. */
const readNewestAt = () => newestAt().catch(() => 0);

/** Makes an offered draft this form's own. Undefined if another tab was quicker to take it or delete it. */
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
  const own = ownDraft(formKey, id, Promise.resolve([release, newest]), draft);
  return { own, draft: takenOverBy(formKey, draft) };
}

/** Deletes the drafts of all forms of this tab, after the owner agreed to lose them. */
export function dropOwnDrafts(): void {
  for (const draft of [...open, ...left]) draft.drop();
}

/** Ends the drafts of all forms of this tab, after the owner agreed to lose them. Resolves to those that are kept. */
export async function leaveOwnDrafts(): Promise<LeftDraft[]> {
  const ended = await Promise.all([...open].map((own) => own.leave()));
  return ended.filter((draft) => draft !== undefined);
}

function ownDraft(
  { resource, recordId }: FormKey,
  id: string,
  begun: Promise<[release: Release | undefined, newest: number]>,
  kept?: Draft,
): OwnDraft {
  let release: Release | undefined;
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

  const putAgain = async () => kept && putDraft(kept, newest);
  const free = () => next(async () => release?.());
  /** Frees it without waiting for the write: IndexedDB lets nobody read drafts from now on before that is done. */
  const keepAndFree = () => {
    next(async () => void putAgain().catch(() => undefined));
    free();
  };
  const remove = () => {
    next(() => removeDraft(id));
    free();
  };

  const own: OwnDraft = {
    id,
    keep: (content) => {
      if (!open.has(own)) return;
      next(async () => {
        const draft = { ...content, id, resource, recordId, at: Date.now() };
        kept = await putDraft(draft, newest).then(
          () => draft,
          () => undefined,
        );
      });
    },
    keepNow: () => {},
    keepAgain: () => {
      if (open.has(own)) next(putAgain);
    },
    isKept: () => kept !== undefined,
    drop: () => {
      if (open.delete(own)) remove();
    },
    close: () => {
      if (open.delete(own)) keepAndFree();
    },
    leave: async () => {
      own.keepNow();
      open.delete(own);
      await last;
      if (!kept) {
        // An earlier attempt may have succeeded.
        remove();
        return undefined;
      }
      const leftDraft: LeftDraft = {
        draft: kept,
        giveBack: async () => {
          left.delete(leftDraft);
          keepAndFree();
          await last;
        },
        drop: () => {
          if (left.delete(leftDraft)) remove();
        },
      };
      left.add(leftDraft);
      return leftDraft;
    },
  };
  open.add(own);
  return own;
}
