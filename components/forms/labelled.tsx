'use client';

import { useId, type ReactNode } from 'react';
import { useFormState } from './form-state';

/** What ties a control to its label, its hint and what is wrong with it. */
type Ties = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type LabelledProps = {
  label: string;
  hint?: string;
  /** The control's name, by which the form says what is wrong with it. */
  name?: string;
  className?: string;
  children: (ties: Ties) => ReactNode;
};

/** A control, its label, and under it what screen readers read with it: the hint and the refusal. */
export function Labelled({ label, hint, name = '', className = '', children }: LabelledProps) {
  const id = useId();
  const error = useFormState().errors[name];
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
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
