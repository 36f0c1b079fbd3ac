import { FormHelperText } from '@mui/material';

/** Under a text that search engines show: how long it is, and how much they cut off. */
export function LetterCount({ text, limit }: { text: string; limit: number }) {
  const over = text.length - limit;
  return (
    <FormHelperText component="span" error={over > 0} sx={{ m: 0 }}>
      {text.length} of {limit} letters{over > 0 ? `: search engines cut the last ${over}` : ''}
    </FormHelperText>
  );
}
