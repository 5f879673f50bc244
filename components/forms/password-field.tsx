'use client';

import { useState, type ComponentProps } from 'react';
import { show, showPassword } from './copy';
import { Field } from './field';

/** Minimum length that the provider accepts (docs/product.md 11.10). */
export const PASSWORD_LENGTH = 6;

/** Password field with a button that shows the password. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type' | 'beside'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      data-secret="true"
      spellCheck={false}
      autoCapitalize="none"
      beside={
        <button
          type="button"
          aria-label={showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="min-h-12 min-w-16 border border-s-0 border-soft px-3 font-semibold aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {show}
        </button>
      }
    />
  );
}
