'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { useFormState } from './form-state';

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  hint?: string;
  /** Stands right beside the input. */
  beside?: ReactNode;
};

/** A labelled input; its hint, and what is wrong with it, are read with it. */
export function Field({ label, hint, beside, className = '', ...input }: FieldProps) {
  const id = useId();
  const error = useFormState().errors[input.name ?? ''];
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="flex">
        <input
          id={id}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className="field min-w-0 flex-1 aria-invalid:border-signal"
          {...input}
        />
        {beside}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-signal">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
