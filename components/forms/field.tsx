'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Labelled } from './labelled';

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  hint?: string;
  /** Stands right beside the input. */
  beside?: ReactNode;
};

export function Field({ label, hint, beside, className, ...input }: FieldProps) {
  return (
    <Labelled label={label} hint={hint} name={input.name} className={className}>
      {(ties) => (
        <div className="flex">
          <input {...ties} className="field min-w-0 flex-1 aria-invalid:border-signal" {...input} />
          {beside}
        </div>
      )}
    </Labelled>
  );
}
