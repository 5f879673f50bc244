'use client';

import type { ComponentProps } from 'react';
import { Labelled } from './labelled';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & { label: string; hint?: string };

export function TextArea({ label, hint, className, ...textarea }: TextAreaProps) {
  return (
    <Labelled label={label} hint={hint} name={textarea.name} className={className}>
      {(ties) => <textarea {...ties} className="field aria-invalid:border-signal" {...textarea} />}
    </Labelled>
  );
}
