'use client';

import { useRef, useState, type SubmitEvent } from 'react';
import { newsletterPattern } from '@/lib/newsletter';

/**
 * The newsletter box (spec section 5): on submit the value is written to the console and the field is cleared. Pressed
 * before scripts have come, `method="dialog"` keeps the page, and what was typed, where they are.
 */
export function Newsletter() {
  const [taken, setTaken] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    console.log(field.current?.value);
    event.currentTarget.reset();
    setTaken(true);
  };

  return (
    <form method="dialog" onSubmit={submit} className="needs-script mt-4 max-w-lg">
      <div className="flex">
        <input
          type="email"
          ref={field}
          aria-label="E-mail for the newsletter"
          aria-describedby="newsletter-hint"
          placeholder="you@example.com"
          autoComplete="email"
          autoCapitalize="none"
          required
          pattern={newsletterPattern}
          title="An address such as you@example.com, in lower case"
          onChange={() => setTaken(false)}
          className="field border-l-4 valid:border-l-valid invalid:border-l-signal"
        />
        <button type="submit" className="button shrink-0 px-5">
          Sign up
        </button>
      </div>
      <p id="newsletter-hint" className="mt-2 text-sm text-soft">
        Lower-case letters, please, and an ending of 2 to 4 letters. The list is not open yet: your address is neither
        sent nor kept.
      </p>
      <p role="status" className="mt-1 min-h-6 text-sm font-semibold">
        {taken && 'Thank you. Nothing was sent or kept: the list opens soon.'}
      </p>
    </form>
  );
}
