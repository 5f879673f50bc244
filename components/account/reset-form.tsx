'use client';

import { Field } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { Disclosure } from './disclosure';
import { attempt } from './attempt';

/** Sends the mail whose link leads to choosing a new password. */
export function ResetForm() {
  const send = ({ email = '' }: Record<string, string>) =>
    attempt(async (provider) => {
      await provider.sendPasswordReset(email);
      return `A mail to ${email} is on its way. Its link lets you choose a new password.`;
    });

  return (
    <Disclosure title="Forgot your password?">
      <Form label="Choose a new password by mail" busyWords="Sending the mail…" submit={send}>
        <Field label="Your account’s e-mail" type="email" name="email" required autoComplete="username" />
        <SubmitButton quiet>Send the mail</SubmitButton>
      </Form>
    </Disclosure>
  );
}
