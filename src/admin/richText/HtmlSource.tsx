import { useEffect } from 'react';
import { TextInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useReportLeftOut } from './leftOut/useReportLeftOut';

type Props = { source: string; label: string };

/** The HTML of a text. Saving removes what the site does not show, and a notification names it. */
export function HtmlSource({ source, label }: Props) {
  const { isSubmitting } = useFormState();
  const reportLeftOut = useReportLeftOut(source);
  useEffect(() => {
    if (isSubmitting) reportLeftOut();
  }, [isSubmitting, reportLeftOut]);
  return (
    <TextInput
      source={source}
      label={`${label} (HTML)`}
      multiline
      minRows={12}
      slotProps={{
        htmlInput: { spellCheck: false, style: { fontFamily: 'monospace', fontSize: '0.875rem' } },
      }}
    />
  );
}
