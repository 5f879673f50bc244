import { type RefObject, useId } from 'react';

type LinkFieldProps = { label: string; url: string; input: RefObject<HTMLInputElement | null> };

/** A link to copy: the focus selects it. */
export function LinkField({ label, url, input }: LinkFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="url"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className="field"
      />
    </>
  );
}
