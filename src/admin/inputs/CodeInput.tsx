import { TextInput, type TextInputProps } from 'react-admin';

/** A text of several lines that is code, such as HTML. */
export const CodeInput = (props: TextInputProps) => (
  <TextInput
    multiline
    slotProps={{
      htmlInput: { spellCheck: false, style: { fontFamily: 'monospace', fontSize: '0.875rem' } },
    }}
    {...props}
  />
);
