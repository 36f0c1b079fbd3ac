import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { wholeAddress } from '../links/wholeAddress';

/** The address of a page on another site. A missing https:// is added once the field is left, or Enter saves. */
export function WebAddressInput({ source }: { source: string }) {
  const { getValues, setValue } = useFormContext();
  const complete = () => {
    const typed = String(getValues(source) ?? '');
    const whole = wholeAddress(typed);
    if (!whole?.startsWith('https://') || whole === typed) return;
    // Validated, because a refused save may have marked the field.
    setValue(source, whole, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <TextInput
      source={source}
      type="url"
      helperText={false}
      onBlur={complete}
      onKeyDown={({ key }) => key === 'Enter' && complete()}
    />
  );
}
