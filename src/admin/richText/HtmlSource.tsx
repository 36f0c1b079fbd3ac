import { useEffect } from 'react';
import { TextInput } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useSayLeftOut } from './useLeftOut';

type Props = { source: string; label: string };

/** The HTML of a text. What the site does not show of it is taken out when saving, and said. */
export function HtmlSource({ source, label }: Props) {
  const { isSubmitting } = useFormState();
  const sayLeftOut = useSayLeftOut(source);
  useEffect(() => {
    if (isSubmitting) sayLeftOut();
  }, [isSubmitting, sayLeftOut]);
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
