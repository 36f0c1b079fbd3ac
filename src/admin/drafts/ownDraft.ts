import { randomId } from '../storage/randomId';
import { type Draft, type FormKey, takenOverBy } from './draft';
import { holdDraft, type Release } from './draftLocks';
import { putDraft, readDraft, removeDraft } from './draftStore';

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
  /** Ends the draft, and removes what was kept. */
  remove: () => void;
  /** Ends the draft. What was kept is offered when the form is opened again. */
  close: () => void;
  /** Ends the draft, which the form then can no longer change. Undefined if it could not be kept. */
  giveUp: () => Promise<GivenUpDraft | undefined>;
};

/** What a form held when its owner agreed to lose it: to be removed, unless they change their mind. */
export type GivenUpDraft = {
  draft: Draft;
  /** Resolves once the draft's form offers it. */
  giveBack: () => Promise<void>;
  remove: () => void;
};

const open = new Set<OwnDraft>();
const givenUp = new Set<GivenUpDraft>();
/** By id, of the drafts that have ended but are not free yet: resolves once any form can take it. */
const ending = new Map<string, Promise<void>>();

/** Whether the unsaved input of this tab is kept, apart from what was typed in the last second. */
export const areDraftsKept = (): boolean => open.size > 0 && [...open].every((own) => own.isKept());

/** Begins the draft of a form that has just been typed into. */
export function beginDraft(formKey: FormKey): OwnDraft {
  const id = randomId();
  return ownDraft(formKey, id, holdDraft(id));
}

/** Makes an offered draft this form's own. Undefined if another tab was quicker to take it or delete it. */
export async function claimDraft(
  id: string,
  formKey: FormKey,
): Promise<{ own: OwnDraft; draft: Draft } | undefined> {
  // A form that took another draft over offers its own at once, before that is written.
  await ending.get(id);
  const release = await holdDraft(id);
  if (!release) return undefined;
  const draft = await readDraft(id).catch(() => undefined);
  if (!draft) {
    release();
    return undefined;
  }
  const own = ownDraft(formKey, id, Promise.resolve(release), draft);
  return { own, draft: takenOverBy(formKey, draft) };
}

/** Removes the drafts of all forms of this tab, after the owner agreed to lose them. */
export function removeOwnDrafts(): void {
  for (const draft of [...open, ...givenUp]) draft.remove();
}

/** Ends the drafts of all forms of this tab, after the owner agreed to lose them. Resolves to those that are kept. */
export async function giveUpOwnDrafts(): Promise<GivenUpDraft[]> {
  const ended = await Promise.all([...open].map((own) => own.giveUp()));
  return ended.filter((draft) => draft !== undefined);
}

function ownDraft(
  { resource, recordId }: FormKey,
  id: string,
  held: Promise<Release | undefined>,
  kept?: Draft,
): OwnDraft {
  let release: Release | undefined;
  let unfinished = 1;
  let last = held.then((found) => {
    release = found;
    unfinished -= 1;
  });

  // One after the other, so that an earlier write cannot restore a draft that was removed; but at once if there is
  // nothing to wait for, because a page that is being closed runs nothing later.
  const next = (work: () => Promise<unknown>) => {
    const run = async () => {
      if (release) await work().catch(() => undefined);
      unfinished -= 1;
    };
    unfinished += 1;
    last = unfinished === 1 ? run() : last.then(run);
  };

  const putAgain = async () => kept && putDraft(kept);
  const free = () => {
    next(async () => release?.());
    ending.set(
      id,
      last.then(() => void ending.delete(id)),
    );
  };
  /** Frees it without waiting for the write: IndexedDB lets nobody read drafts from now on before that is done. */
  const keepAndFree = () => {
    next(async () => void putAgain().catch(() => undefined));
    free();
  };
  const removeAndFree = () => {
    next(() => removeDraft(id));
    free();
  };

  const own: OwnDraft = {
    id,
    keep: (content) => {
      if (!open.has(own)) return;
      next(async () => {
        const draft = { ...content, id, resource, recordId, at: Date.now() };
        kept = await putDraft(draft).then(
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
    remove: () => {
      if (open.delete(own)) removeAndFree();
    },
    close: () => {
      if (open.delete(own)) keepAndFree();
    },
    giveUp: async () => {
      own.keepNow();
      open.delete(own);
      await last;
      if (!kept) {
        // An earlier attempt may have succeeded.
        removeAndFree();
        return undefined;
      }
      const givenUpDraft: GivenUpDraft = {
        draft: kept,
        giveBack: async () => {
          givenUp.delete(givenUpDraft);
          keepAndFree();
          await last;
        },
        remove: () => {
          if (givenUp.delete(givenUpDraft)) removeAndFree();
        },
      };
      givenUp.add(givenUpDraft);
      return givenUpDraft;
    },
  };
  open.add(own);
  return own;
}
