'use client';

import { useEffect, useId, useRef } from 'react';
import { errorCountCopy } from './copy';
import type { Control } from './field-rejection';

/** One error of a form, and the field that causes it, if any. */
export type FormRejection = { control?: Control; text: string };

type ErrorSummaryProps = {
  rejections: readonly FormRejection[];
  /** Number of the submit. A new round takes the focus; a shorter list of the same round does not. */
  round: number;
};

/** Lists the errors of a submit, with links to the fields, and takes the focus. */
export function ErrorSummary({ rejections, round }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const title = useId();
  useEffect(() => box.current?.focus(), [round]);
  if (rejections.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={title} className="border-s-4 border-signal py-1 ps-4">
      <p id={title} className="font-semibold">
        {errorCountCopy(rejections.length)}
      </p>
      <ul>
        {rejections.map(({ control, text }) => (
          <li key={text}>{control ? <FieldLink control={control}>{text}</FieldLink> : <span>{text}</span>}</li>
        ))}
      </ul>
    </div>
  );
}

function FieldLink({ control, children }: { control: Control; children: string }) {
  return (
    <a
      href={`#${control.id}`}
      className="inline-block py-2.5 text-link"
      onClick={(event) => {
        event.preventDefault();
        control.focus();
      }}
    >
      {children}
    </a>
  );
}
