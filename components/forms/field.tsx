import { useId, type ComponentProps } from 'react';

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & { label: string; hint?: string };

/** A labelled input; the hint is read with it. */
export function Field({ label, hint, className = '', ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <input id={id} aria-describedby={hint ? `${id}-hint` : undefined} className="field" {...input} />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
