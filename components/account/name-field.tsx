import { Field } from '@/components/forms/field';
import { filledPattern } from '@/components/forms/filled-pattern';
import { registrationWords } from './copy';

/** Registration and the account ask for the display name alike. */
export function NameField({ hint, defaultValue }: { hint?: string; defaultValue?: string }) {
  return (
    <Field
      label={registrationWords.name}
      name="name"
      required
      maxLength={60}
      pattern={filledPattern}
      title={registrationWords.nameRule}
      autoComplete="nickname"
      hint={hint}
      defaultValue={defaultValue}
    />
  );
}
