'use client';

import { sendMessage } from '@/browser/shop-client';
import { formRefusalWords } from '@/components/words/refusals';
import { contactLimits, contactRoute } from '@/contract/contact';
import { emailPattern } from '@/contract/email-address';
import { filledPattern } from './filled-pattern';
import { Field } from './field';
import { Form, type FormResult } from './form';
import { Honeypot } from './honeypot';
import { SubmitButton } from './submit-button';
import { TextArea } from './text-area';
import { useFillTime } from './use-fill-time';

const DONE = 'Your message has arrived. One of us will answer by mail within two business days.';

/**
 * A message to the shop. Without scripts the browser posts it itself. No field has `autoComplete="off"`: it would be
 * empty when the shopper comes back by the browser's Back button.
 */
export function ContactForm() {
  const filledForMs = useFillTime();

  const send = async (typed: Record<string, string>): Promise<FormResult> => {
    const { name = '', email = '', subject = '', body = '', website = '' } = typed;
    const sent = await sendMessage({ name, email, subject, body, website, filledForMs: filledForMs() });
    if (sent.ok) return { done: DONE, clears: true };
    const { refusal } = sent;
    return { refused: formRefusalWords(refusal), field: 'field' in refusal ? refusal.field : undefined };
  };

  return (
    <Form label="Write to us" busyWords="Sending your message…" submit={send} action={contactRoute.path}>
      <Field
        label="Name"
        name="name"
        required
        maxLength={contactLimits.name}
        autoComplete="name"
        pattern={filledPattern}
        title="Fill in your name."
      />
      <Field
        label="E-mail"
        type="email"
        name="email"
        required
        maxLength={contactLimits.email}
        autoComplete="email"
        pattern={emailPattern}
        title="An e-mail address looks like you@example.com."
        hint="Where our answer goes."
      />
      <Field
        label="Subject"
        name="subject"
        required
        maxLength={contactLimits.subject}
        pattern={filledPattern}
        title="Say in a few words what it is about."
      />
      <TextArea label="Message" name="body" required rows={7} maxLength={contactLimits.body} />
      <Honeypot />
      <SubmitButton>Send the message</SubmitButton>
    </Form>
  );
}
