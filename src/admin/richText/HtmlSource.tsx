import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { CodeInput } from '../inputs/CodeInput';
import { useReportLeftOut } from './leftOut/useReportLeftOut';

type Props = { source: string; label: string };

/** The HTML of a text. Saving removes what the site does not show, and a notification names it. */
export function HtmlSource({ source, label }: Props) {
  const { isSubmitting } = useFormState();
  const reportLeftOut = useReportLeftOut(source);
  useEffect(() => {
    if (isSubmitting) reportLeftOut();
  }, [isSubmitting, reportLeftOut]);
  return <CodeInput source={source} label={`${label} (HTML)`} minRows={12} />;
}
