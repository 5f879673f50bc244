'use client';

import { useEffect, useId, useRef } from 'react';
import { errorCountCopy } from './copy';
import type { Control } from './field-rejection';

/** Why a form is not accepted, and the field that has to change, if it is one. */
export type FormRejection = { control?: Control; text: string };

type ErrorSummaryProps = {
  rejections: readonly FormRejection[];
  /** Counts the lists: a new one takes the focus, one that only got shorter does not. */
  round: number;
};

/** Each new list takes the focus, and each line leads to its field. */
export function ErrorSummary({ rejections, round }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const title = useId();
  useEffect(() => box.current?.focus(), [round]);
  if (rejections.length === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="group" aria-labelledby={title} className="border-l-4 border-signal py-1 pl-4">
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
