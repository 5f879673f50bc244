'use client';

import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';

/** Time in which a second press is a repetition of the first, in ms. A press after it may follow a lost answer. */
const REPEATED_WITHIN_MS = 5_000;

type PostFormProps = Pick<ComponentProps<'form'>, 'aria-label' | 'className' | 'children'> & { action: string };

/** A form that the browser posts itself. A press that follows another at once is ignored (docs/product.md 12.13). */
export function PostForm(form: PostFormProps) {
  const sentAt = useRef(-Infinity);
  useEffect(() => {
    const returned = () => void (sentAt.current = -Infinity);
    window.addEventListener('pageshow', returned);
    return () => window.removeEventListener('pageshow', returned);
  }, []);
  const send = (event: FormEvent) => {
    if (performance.now() - sentAt.current < REPEATED_WITHIN_MS) event.preventDefault();
    else sentAt.current = performance.now();
  };
  return <form {...form} method="post" onSubmit={send} />;
}
