'use client';

import { useState, type SubmitEvent } from 'react';
import { newsletterPattern } from '@/lib/newsletter';

/** The newsletter box (spec section 5): on submit the value is written to the console and the field is cleared. */
export function Newsletter() {
  const [taken, setTaken] = useState(false);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    console.log(String(new FormData(event.currentTarget).get('email')));
    event.currentTarget.reset();
    setTaken(true);
  };

  return (
    <form onSubmit={submit} className="needs-script mt-4 max-w-lg">
      <div className="flex">
        <input
          type="email"
          name="email"
          aria-label="E-mail for the newsletter"
          aria-describedby="newsletter-hint"
          placeholder="you@example.com"
          autoComplete="email"
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
        Lower-case letters, please. The list is not open yet, so your address stays in this browser.
      </p>
      <p role="status" className="mt-1 min-h-6 text-sm font-semibold">
        {taken && 'Thank you. Nothing was sent: the list opens soon.'}
      </p>
    </form>
  );
}
