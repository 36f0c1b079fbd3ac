import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { collections } from '../../shared/catalogue/collections';
import { useResourceName } from '../data/useResourceName';
import { withAllFields } from '../records/allFields';
import { type AnyRecord, recordsOf } from '../records/anyRecord';
import { useContent } from '../storage/useContent';
import { useIsUnmounted } from '../ui/useIsUnmounted';
import { type Draft, isBasedOn } from './draft';
import { findOfferedDrafts } from './offeredDrafts';
import { claimDraft } from './ownDraft';
import { useKeptDraft } from './useKeptDraft';
import { useWantedDraft } from './wantedDraft';

/**
 * What was typed into this form earlier and not saved, and what can be done with it. Nothing is filled in unasked. What
 * was typed into a record that was deleted since is offered by the form for a new one.
 */
export function useDraftOffer() {
  const record = useRecordContext<AnyRecord>();
  const resource = useResourceName();
  const recordId = record?.id ?? '';
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { getValues, reset } = useFormContext();
  const [offered, setOffered] = useState<Draft[]>([]);
  /** What was last done here with an offered draft: the next one, shown at once, could be taken for the same. */
  const [last, setLast] = useState<{ draft: Draft; isDeleted: boolean }>();
  /** The draft that the form is about to hold. */
  const [taken, setTaken] = useState<Draft>();
  const own = useKeptDraft({ resource, recordId }, taken !== undefined);
  const isUnmounted = useIsUnmounted();
  const { wanted, forgetWanted } = useWantedDraft();

  // Compared with what is stored, because react-admin shows its cached record while it refetches. And again whenever that
  // changes: put back into a form for a new record after its own was restored, a draft would add a second one.
  const content = useContent();
  useEffect(() => {
    if (!content) return;
    let isOn = true;
    void findOfferedDrafts({ resource, recordId }, recordsOf(content, resource)).then((found) => {
      if (!isOn) return;
      setOffered(found);
      const draft = found.find(({ id }) => id === wanted);
      if (draft) void putBackWanted(draft);
    });
    return () => {
      isOn = false;
    };
  }, [resource, recordId, wanted, content]);

  const filledWith = useFilledWith(record);
  useEffect(() => {
    if (!taken || !isBasedOn(taken, filledWith)) return;
    reset(withAllFields(collections[resource].schema, taken.values), { keepDefaultValues: true });
    setTaken(undefined);
  }, [resource, taken, filledWith, reset]);

  /** Resolves to whether it is in the form now. */
  async function putBack({ id }: Draft): Promise<boolean> {
    const claimed = await claimDraft(id, { resource, recordId });
    if (isUnmounted.current) {
      // No form would release it. Closed, it is offered here again.
      claimed?.own.close();
      return false;
    }
    if (!claimed) {
      setOffered(without(id));
      setLast(undefined);
      notify('Another tab has put it back into its form, or it was deleted there.', { type: 'info' });
      return false;
    }
    const { draft } = claimed;
    const former = closeOwn();
    setOffered((drafts) => [...former, ...without(id)(drafts)]);
    setLast({ draft, isDeleted: false });
    own.current = claimed.own;
    setTaken(draft);
    // The form starts from the draft's base record again, so that its save is checked against what the record is now.
    if (!isBasedOn(draft, record))
      queryClient.setQueryData([resource, 'getOne', { id: recordId }], draft.base);
    return true;
  }

  const putBackWanted = useEffectEvent(async (draft: Draft) => {
    if (await putBack(draft)) notify('Put back into the form. It is not saved yet.', { type: 'info' });
    if (!isUnmounted.current) await forgetWanted();
  });

  /** What was typed here before another draft is put into the form is offered next. */
  function closeOwn(): Draft[] {
    if (!own.current) return [];
    const { id } = own.current;
    const typed = { base: recordId ? record : undefined, values: getValues() };
    own.current.keep(typed);
    own.current.close();
    return [{ ...typed, id, resource, recordId, at: Date.now() }];
  }

  async function remove(draft: Draft) {
    const claimed = await claimDraft(draft.id, { resource, recordId });
    claimed?.own.remove();
    setOffered(without(draft.id));
    setLast(claimed && { draft, isDeleted: true });
  }

  const isOfDeleted = offered[0] !== undefined && offered[0].recordId !== recordId;
  return { offered: offered[0], isOfDeleted, last, putBack, remove };
}

/** Of those that are offered by then, which may be others than when a button was pressed. */
const without = (id: string) => (drafts: Draft[]) => drafts.filter((draft) => draft.id !== id);

/**
 * The record that the fields show now: react-admin fills them in the form's effect, which runs after its children's.
 */
function useFilledWith(record: AnyRecord | undefined): AnyRecord | undefined {
  const [filled, setFilled] = useState(record);
  useEffect(() => setFilled(record), [record]);
  return filled;
}
