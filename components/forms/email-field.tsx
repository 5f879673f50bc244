import { emailRule } from './copy';
import { emailPattern, longestEmail } from '@/contract/limits';
import { Field } from './field';

/** An address as the shop takes it (docs/product.md 12.6); its hint says what it is for. */
export function EmailField({ label, hint }: { label: string; hint: string }) {
  return (
    <Field
      label={label}
      type="email"
      name="email"
      required
      maxLength={longestEmail}
      autoComplete="email"
      pattern={emailPattern}
      title={emailRule}
      hint={hint}
    />
  );
}
