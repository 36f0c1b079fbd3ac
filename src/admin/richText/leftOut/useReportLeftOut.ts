import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { leftOutOfHtml } from './leftOut';

/** Returns a function that says which parts of the form's HTML are left out. */
export function useReportLeftOut(source: string): () => void {
  const notify = useNotify();
  const { getValues } = useFormContext();
  return useCallback(() => {
    const message = leftOutOfHtml(String(getValues(source) ?? ''));
    if (message) notify(message, { type: 'warning' });
  }, [notify, getValues, source]);
}
