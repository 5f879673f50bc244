'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { attempt } from './attempt';

/** Sends the mail that confirms the address once more. */
export function VerificationForm() {
  const send = () =>
    attempt(async (provider) => {
      await provider.sendVerification();
      return 'The mail is on its way.';
    });

  return (
    <div className="mt-4 max-w-md">
      <p className="mb-3">Follow the link in the mail we sent to confirm that this address is yours.</p>
      <Form label="Confirm your e-mail" busyWords="Sending the mail…" submit={send}>
        <SubmitButton quiet>Send the mail again</SubmitButton>
      </Form>
    </div>
  );
}
