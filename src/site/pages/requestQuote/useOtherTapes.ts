import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import type { DraftKey } from '../../enquiry/drafts';
import { mayHoldDrafts } from '../../enquiry/mayHoldDrafts';
import { prepare } from '../../enquiry/useEnquiry';
import { KEEPS_PLACE } from '../../navigation/followLinks';
import { loadSearchCode } from '../../search/loadSearchCode';
import type { QuoteData } from './loader';
import { lineField, MAX_LINES, UNITS } from './quoteLines';
import { productField } from './useLines';

type Chosen = QuoteData['chosen'];

/**
 * The tapes that this visitor began to ask for in forms of their own and has not sent, and how to ask for them together
 * with the chosen ones: each gets a line with what was typed. None while lines were added by hand, whose places they would
 * take.
 */
export function useOtherTapes({ chosen, q, lines }: Pick<QuoteData, 'chosen' | 'q' | 'lines'>) {
  const navigate = useNavigate();
  const [others, setOthers] = useState<Chosen>([]);
  const hasAdded = lines > (chosen.length || 1);

  useEffect(() => {
    const form = productField(0)?.form;
    if (!form || hasAdded || chosen.length === 0 || !mayHoldDrafts()) return;
    let isOn = true;
    void findOthers(form, chosen).then(
      (found) => isOn && setOthers(found),
      // The products cannot be fetched: the form works without them.
      () => undefined,
    );
    return () => {
      isOn = false;
    };
  }, [chosen, hasAdded]);

  async function join() {
    const form = productField(0)?.form;
    const code = form && (await prepare(form));
    if (!code) return;
    code.renameDrafts(form, (draft) => {
      for (const [place, { name }] of others.entries()) {
        const field = fieldOf(name, draft);
        if (field) return lineField(field, chosen.length + place);
      }
      return undefined;
    });
    const product = [...chosen, ...others].map(({ id }) => id).join(' ');
    void navigate(paths.requestQuote.to({ product, q }), { replace: true, state: KEEPS_PLACE });
  }

  return { others: hasAdded ? [] : others, join };
}

async function findOthers(form: HTMLFormElement, chosen: Chosen): Promise<Chosen> {
  const drafts = (await prepare(form))?.draftsElsewhere(form) ?? [];
  if (drafts.length === 0) return [];
  const isBegun = (name: string) => drafts.some((draft) => fieldOf(name, draft) !== undefined);
  const { listProductSummaries } = await loadSearchCode();
  return (await listProductSummaries())
    .filter(({ id, name }) => isBegun(name) && !chosen.some((one) => one.id === id || one.name === name))
    .map(({ id, name }) => ({ id, name }))
    .slice(0, MAX_LINES - chosen.length);
}

/** The field of the tape's line that this is a draft of, in whichever form; undefined if it is none. */
function fieldOf(tape: string, { name, from }: DraftKey): 'quantity' | 'size' | 'unit' | undefined {
  const field = name.replace(/_\d+$/, '');
  if (field === 'quantity' || field === 'size') return from === tape ? field : undefined;
  return field === 'unit' && from === tape + UNITS[0] ? field : undefined;
}
