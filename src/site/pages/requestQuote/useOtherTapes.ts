import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { mayHoldUnsent } from '../../enquiry/mayHoldUnsent';
import type { OtherLines } from '../../enquiry/otherLines';
import { prepareForm } from '../../enquiry/useEnquiry';
import { SAME_VIEW } from '../../navigation/followLinks';
import type { QuoteData } from './loader';
import { MAX_LINES } from './quoteLines';
import { productField } from './useLines';

/**
 * What this visitor began to ask for in other tapes' forms and has not sent, and how to ask for it together with the
 * chosen tapes: each line comes with what was typed. Nothing while the form has lines of its own, one for no tape or
 * some that were added: these would take their places.
 */
export function useOtherTapes({ chosen, q, lines }: Pick<QuoteData, 'chosen' | 'q' | 'lines'>) {
  const navigate = useNavigate();
  const [others, setOthers] = useState<OtherLines>();
  const hasOwn = lines > chosen.length;

  useEffect(() => {
    const form = productField(0)?.form;
    if (!form || hasOwn || !mayHoldUnsent()) return;
    let isOn = true;
    void prepareForm(form)
      .then((code) => code?.findOtherLines(form, chosen, MAX_LINES))
      .then(
        (found) => isOn && setOthers(found),
        // The products cannot be fetched: the form works without them.
        () => undefined,
      );
    return () => {
      isOn = false;
    };
  }, [chosen, hasOwn]);

  function join() {
    others?.take();
    setOthers(undefined);
    const to = paths.requestQuote.to({ ...others?.query, q });
    void navigate(to, { replace: true, state: SAME_VIEW });
  }

  return { others: hasOwn ? undefined : others?.asked, join };
}
