'use client';

import { emailPattern } from '@/contract/email-pattern';
import { filledPattern } from './filled-pattern';
import { Field } from './field';
import { Form, type Outcome } from './form';
import { Honeypot } from './honeypot';
import { post } from './post';
import { SubmitButton } from './submit-button';
import { TextArea } from './text-area';
import { useFillTime } from './use-fill-time';

const DONE = 'Your message has arrived. One of us will answer by mail within two business days.';

/**
 * A message to the shop. Without scripts the browser posts it itself, and has it back for its Back; a field with
 * `autoComplete="off"` would be empty then.
 */
export function ContactForm() {
  const filledForMs = useFillTime();

  const send = async (typed: Record<string, string>): Promise<Outcome> => {
    const sent = await post('/api/contact', { ...typed, filledForMs: filledForMs() });
    return sent.kept ? { done: DONE, clears: true } : { failed: sent.message, field: sent.field };
  };

  return (
    <Form label="Write to us" busyWords="Sending your message…" submit={send} action="/api/contact">
      <Field
        label="Name"
        name="name"
        required
        maxLength={100}
        autoComplete="name"
        pattern={filledPattern}
        title="Fill in your name."
      />
      <Field
        label="E-mail"
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        pattern={emailPattern}
        title="An e-mail address looks like you@example.com."
        hint="Where our answer goes."
      />
      <Field
        label="Subject"
        name="subject"
        required
        maxLength={120}
        pattern={filledPattern}
        title="Say in a few words what it is about."
      />
      <TextArea label="Message" name="body" required rows={7} maxLength={5000} />
      <Honeypot />
      <SubmitButton>Send the message</SubmitButton>
    </Form>
  );
}
