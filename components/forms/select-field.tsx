'use client';

import { useEffect, useRef, type ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { Labelled } from './labelled';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'ref'> & {
  label: string;
  hint?: string;
  /** Why the chosen option is refused although the list offers it, in words for the shopper; empty for none. */
  refusal?: string;
};

export function SelectField({ label, hint, refusal = '', className, ...select }: SelectFieldProps) {
  const control = useRef<HTMLSelectElement>(null);
  useEffect(() => control.current?.setCustomValidity(refusal), [refusal]);
  return (
    <Labelled label={label} hint={hint} name={select.name} className={className}>
      {(ties) => (
        <div className="relative">
          <select
            ref={control}
            onInput={() => control.current?.setCustomValidity('')} // the new choice is not refused yet
            {...ties}
            className="field appearance-none pr-11 aria-invalid:border-signal"
            {...select}
          />
          <Icon name="down" className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2" />
        </div>
      )}
    </Labelled>
  );
}
