'use client';

import { useRef, useState, type SubmitEvent } from 'react';
import { Honeypot, useFillTime } from '@/components/forms/spam-guard';
import { unreachableFormCopy } from '@/components/shell/copy';
import { newsletterCopy } from './copy';
import type { sendNewsletter } from './send-newsletter';

/** Loads the sending code and submits the form; a failed load counts as an unreachable shop. */
async function send(typed: Parameters<typeof sendNewsletter>[0]): ReturnType<typeof sendNewsletter> {
  const code = await import('./send-newsletter').catch(() => undefined);
  return code ? code.sendNewsletter(typed) : { isAccepted: false, message: unreachableFormCopy };
}

type NewsletterFormProps = {
  /** URL to which the browser posts the form before hydration. */
  path: string;
  /** HTML `pattern` and `maxlength` of the field. */
  pattern: string;
  longest: number;
};

/**
 * Newsletter form (docs/product.md 12.3): submit logs the value to the console, clears the field and sends the address. A
 * rejected address is put back into the field. Before hydration the browser posts the form.
 */
export function NewsletterForm({ path, pattern, longest }: NewsletterFormProps) {
  const [status, setStatus] = useState({ isAccepted: false, message: '' });
  const field = useRef<HTMLInputElement>(null);
  const filledForMs = useFillTime();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [email, website] = [String(typed.get('email')), String(typed.get('website'))];
    console.log(email);
    event.currentTarget.reset();
    setStatus({ isAccepted: true, message: newsletterCopy.busy });
    const answer = await send({ email, website, filledForMs: filledForMs() });
    setStatus(answer);
    if (!answer.isAccepted && field.current?.value === '') field.current.value = email;
  };

  return (
    <form action={path} method="post" onSubmit={(event) => void submit(event)} className="mt-4 max-w-lg">
      <div className="flex">
        <input
          type="email"
          name="email"
          ref={field}
          aria-label={newsletterCopy.email}
          aria-describedby="newsletter-hint"
          placeholder="you@example.com"
          autoComplete="email"
          autoCapitalize="none"
          required
          maxLength={longest}
          pattern={pattern}
          title={newsletterCopy.rule}
          onChange={() => setStatus({ isAccepted: false, message: '' })}
          // The field is empty while its address is being sent, which is not an error.
          className={`field border-s-4 valid:border-s-valid ${status.isAccepted ? '' : 'invalid:border-s-signal'}`}
        />
        <button type="submit" className="button shrink-0 px-5">
          {newsletterCopy.send}
        </button>
      </div>
      <Honeypot />
      <p id="newsletter-hint" className="mt-2 text-sm text-soft">
        {newsletterCopy.hint}
      </p>
      <p role="status" className="mt-1 min-h-16 text-sm font-semibold">
        {status.message}
      </p>
    </form>
  );
}
