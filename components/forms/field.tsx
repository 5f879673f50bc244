'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef, useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { emailPattern, maxEmailLength } from '@/contract/limits';
import { emailRule } from './copy';
import { useFormState } from './form';

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  label: string;
  hint?: string;
  /** Rendered beside the input. */
  beside?: ReactNode;
  /** True for a text that is validated and submitted as normalised by `normaliseCode`; `type="email"` always is. */
  isCoded?: boolean;
};

export function Field({ label, hint, beside, isCoded, className, ...input }: FieldProps) {
  return (
    <Labelled label={label} hint={hint} name={input.name} className={className}>
      {(aria) => (
        <div className="flex">
          <input
            {...aria}
            data-coded={isCoded ? '' : undefined}
            className="field min-w-0 flex-1 aria-invalid:border-signal"
            {...input}
          />
          {beside}
        </div>
      )}
    </Labelled>
  );
}

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & { label: string; hint?: string };

export function TextArea({ label, hint, className, ...textarea }: TextAreaProps) {
  return (
    <Labelled label={label} hint={hint} name={textarea.name} className={className}>
      {(aria) => <textarea {...aria} className="field aria-invalid:border-signal" {...textarea} />}
    </Labelled>
  );
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'ref'> & {
  label: string;
  hint?: string;
  /** Message for a listed option that the shop rejects; empty if accepted. */
  rejection?: string;
};

export function SelectField({ label, hint, rejection = '', className, ...select }: SelectFieldProps) {
  const control = useRef<HTMLSelectElement>(null);
  useEffect(() => control.current?.setCustomValidity(rejection), [rejection]);
  return (
    <Labelled label={label} hint={hint} name={select.name} className={className}>
      {(aria) => (
        <div className="relative">
          <select
            ref={control}
            onInput={() => control.current?.setCustomValidity('')} // the new choice is not validated yet
            {...aria}
            className="field appearance-none pe-11 aria-invalid:border-signal"
            {...select}
          />
          <Icon name="down" className="pointer-events-none absolute inset-e-3 top-1/2 size-5 -translate-y-1/2" />
        </div>
      )}
    </Labelled>
  );
}

/** Email field with the shop's pattern (docs/product.md 12.6). */
export function EmailField({ label, hint }: { label: string; hint: string }) {
  return (
    <Field
      label={label}
      type="email"
      name="email"
      required
      maxLength={maxEmailLength}
      autoComplete="email"
      pattern={emailPattern}
      title={emailRule}
      hint={hint}
    />
  );
}

/** Attributes that connect a control with its label, hint and error. */
type ControlAria = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

type LabelledProps = {
  label: string;
  hint?: string;
  /** The control's name; the form stores errors by it. */
  name?: string;
  className?: string;
  children: (aria: ControlAria) => ReactNode;
};

/** A control with its label, and its hint and error as the accessible description. */
function Labelled({ label, hint, name = '', className = '', children }: LabelledProps) {
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

/** HTML `pattern` that rejects blanks, which `required` accepts. */
export const filledPattern = '.*\\S.*';
