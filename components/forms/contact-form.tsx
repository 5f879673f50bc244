'use client';

import { sendMessage } from '@/browser/shop-client';
import { contactRoute } from '@/contract/forms';
import { contactLimits } from '@/contract/limits';
import { letterPattern } from '@/domain/typed-text';
import { sentenceGap } from '@/domain/punctuation';
import { contactCopy } from './copy';
import { rejectedForm } from './copy-rejections';
import { EmailField, Field, TextArea } from './field';
import { Form, type FormResult, SubmitButton } from './form';
import { Honeypot, useFillTime } from './spam-guard';

const done = contactCopy.arrived + sentenceGap + contactCopy.answer;

/**
 * The contact form; without scripts the browser posts it. No field has `autoComplete="off"`, because browsers then clear
 * it on Back.
 */
export function ContactForm() {
  const filledForMs = useFillTime();

  const send = async (typed: Record<string, string>): Promise<FormResult> => {
    const { name = '', email = '', subject = '', body = '', website = '' } = typed;
    const sent = await sendMessage({ name, email, subject, body, website, filledForMs: filledForMs() });
    if (sent.ok) return { done, clears: true };
    return rejectedForm(sent.rejection);
  };

  return (
    <Form label={contactCopy.title} busyCopy={contactCopy.busy} submit={send} action={contactRoute.path}>
      <Field
        label={contactCopy.name}
        name="name"
        required
        maxLength={contactLimits.name}
        autoComplete="name"
        pattern={letterPattern}
        title={contactCopy.nameRule}
      />
      <EmailField label={contactCopy.email} hint={contactCopy.emailHint} />
      <Field
        label={contactCopy.subject}
        name="subject"
        required
        maxLength={contactLimits.subject}
        pattern={letterPattern}
        title={contactCopy.subjectRule}
      />
      <TextArea label={contactCopy.message} name="body" required rows={7} maxLength={contactLimits.body} />
      <Honeypot />
      <SubmitButton>{contactCopy.send}</SubmitButton>
    </Form>
  );
}
