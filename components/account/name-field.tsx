import { Field } from '@/components/forms/field';
import { filledPattern } from '@/components/forms/filled-pattern';

/** The display name, as registration and the account ask for it. */
export function NameField({ hint, defaultValue }: { hint?: string; defaultValue?: string }) {
  return (
    <Field
      label="Display name"
      name="name"
      required
      maxLength={60}
      pattern={filledPattern}
      title="A name has at least one letter."
      autoComplete="nickname"
      hint={hint}
      defaultValue={defaultValue}
    />
  );
}
