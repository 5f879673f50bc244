import { type RefObject, useId } from 'react';
import { copiedCopy } from './copy';

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

/**
 * Copies the text of a field to the clipboard, or selects it if the browser denies access.
 *
 * @param what names the text in the message, such as `Code`.
 * @returns the message for the shopper.
 */
export async function copyFrom(
  input: HTMLInputElement | HTMLTextAreaElement | null,
  text: string,
  what: string,
): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return copiedCopy.done(what);
  } catch {
    input?.select();
    return copiedCopy.denied(what);
  }
}
