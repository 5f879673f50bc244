'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { verificationWords } from './copy';
import { askProvider } from './ask-provider';

/** Sends the mail that confirms the address once more. */
export function VerificationForm() {
  const send = () =>
    askProvider(async (provider) => {
      await provider.sendVerification();
      return verificationWords.sent;
    });

  return (
    <div className="mt-4 max-w-md">
      <p className="mb-3">{verificationWords.explanation}</p>
      <Form label={verificationWords.title} busyWords={verificationWords.busy} submit={send}>
        <SubmitButton quiet>{verificationWords.send}</SubmitButton>
      </Form>
    </div>
  );
}
