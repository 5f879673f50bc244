'use client';

import { Field } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { resetWords } from './copy';
import { Disclosure } from './disclosure';
import { askProvider } from './ask-provider';

/** Sends the mail whose link leads to choosing a new password. */
export function ResetForm() {
  const send = ({ email = '' }: Record<string, string>) =>
    askProvider(async (provider) => {
      await provider.sendPasswordReset(email);
      return resetWords.sent(email);
    });

  return (
    <Disclosure title={resetWords.opener}>
      <Form label={resetWords.title} busyWords={resetWords.busy} submit={send}>
        <Field label={resetWords.email} type="email" name="email" required autoComplete="username" />
        <SubmitButton quiet>{resetWords.send}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
