'use client';

import { Field } from '@/components/forms/field';
import { Form, SubmitButton } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { useLeadTo } from '@/components/ui/hooks';
import { useSession } from '@/store/session';
import { askProvider, usePopup } from './ask-provider';
import { signInWords, googleWords, resetWords } from './copy';
import { Disclosure } from './form-parts';

/** Sign-in with e-mail and password: stores the marker and goes home (docs/product.md 11.3). */
export function SignInForm() {
  const leadTo = useLeadTo();
  const signedIn = useSession((session) => session.signedIn);

  const signIn = ({ email = '', password = '' }: Record<string, string>) =>
    askProvider(async (provider) => {
      signedIn(await provider.signInWithPassword(email, password), 'true');
      leadTo('/');
      return signInWords.done;
    });

  return (
    <Form label={signInWords.title} busyWords={signInWords.busy} submit={signIn}>
      <Field label={signInWords.email} type="email" name="email" required autoComplete="username" />
      <PasswordField label={signInWords.password} name="password" required autoComplete="current-password" />
      <SubmitButton>{signInWords.title}</SubmitButton>
    </Form>
  );
}

/** Sign-in in Google's window: stores the user's id as the marker and goes home (docs/product.md 11.4, 11.7). */
export function GoogleForm() {
  const leadTo = useLeadTo();
  const signedIn = useSession((session) => session.signedIn);
  usePopup(useSession(({ status }) => status === 'guest'));

  const signIn = () =>
    askProvider(async (provider) => {
      const account = await provider.signInWithGoogle();
      signedIn(account, account.uid);
      leadTo('/');
      return signInWords.done;
    });

  return (
    <Form label={googleWords.title} busyWords={googleWords.busy} submit={signIn} restarts>
      <SubmitButton quiet>{googleWords.title}</SubmitButton>
    </Form>
  );
}

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
