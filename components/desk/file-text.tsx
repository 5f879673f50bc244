'use client';

import { useSyncExternalStore } from 'react';

const noUpdates = () => () => {};

/** A file picker that puts the text of a file into a field. Without scripts it is hidden, and the owner pastes the text. */
export function FileText({
  label,
  into,
  accept,
}: {
  label: string;
  /** Id of the field. */ into: string;
  accept: string;
}) {
  const isReady = useSyncExternalStore(
    noUpdates,
    () => true,
    () => false,
  );
  const id = `${into}-file`;
  const fill = async (file: File | undefined) => {
    const field = document.getElementById(into);
    if (file && field instanceof HTMLTextAreaElement) field.value = await file.text();
  };
  return (
    <p className="desk-field" hidden={!isReady}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="file" accept={accept} onChange={({ target }) => void fill(target.files?.[0])} />
    </p>
  );
}
