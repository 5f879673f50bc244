'use client';

import type { SubmitEvent } from 'react';
import { Field } from '@/components/forms/field';
import { mailLink } from '@/lib/mail-link';
import { site } from '@/lib/site';

const continueInMailProgram = (event: SubmitEvent<HTMLFormElement>) => {
  event.preventDefault();
  const typed = new FormData(event.currentTarget);
  window.location.assign(mailLink(site.mail.href, String(typed.get('subject')), String(typed.get('body'))));
};

/**
 * A message, handed to the shopper's own mail program with what was typed. Without a script the form does the same, but
 * Chromium writes pluses for blanks then, which mail programs show.
 */
export function ContactForm() {
  return (
    <form action={site.mail.href} method="get" onSubmit={continueInMailProgram} className="grid max-w-xl gap-5">
      <Field label="Subject" name="subject" required autoComplete="off" maxLength={120} />
      <div>
        <label htmlFor="message" className="mb-1.5 block font-semibold">
          Message
        </label>
        <textarea id="message" name="body" required rows={7} maxLength={1500} className="field" />
      </div>
      <div>
        <button type="submit" className="button">
          Continue in your mail program
        </button>
        <p className="mt-3 text-sm text-soft">
          This opens your mail program with the message addressed to {site.mail.label}. Nothing is sent until you send
          it there.
        </p>
      </div>
    </form>
  );
}
