'use client';

import { Field } from '@/components/forms/field';
import { Form, SubmitButton } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { useSession } from '@/store/session';
import { callProvider, usePreparedPopup } from './call-provider';
import { signInCopy, googleCopy, resetCopy } from './copy';
import { Disclosure, useArrivalAt } from './form-parts';

/** Signs in with email and password, stores the marker and navigates home (docs/product.md 11.3). */
export function SignInForm() {
  const arrive = useArrivalAt('/');
  const signedIn = useSession((session) => session.signedIn);

  const signIn = ({ email = '', password = '' }: Record<string, string>) =>
    callProvider(async (provider) => {
      signedIn(await provider.signInWithPassword(email, password), 'true');
      return arrive(signInCopy.done);
    });

  return (
    <Form label={signInCopy.title} busyCopy={signInCopy.busy} submit={signIn}>
      <Field label={signInCopy.email} type="email" name="email" required autoComplete="username" />
      <PasswordField label={signInCopy.password} name="password" required autoComplete="current-password" />
      <SubmitButton>{signInCopy.title}</SubmitButton>
    </Form>
  );
}

/** Signs in with Google, stores the user's id as the marker and navigates home (docs/product.md 11.4, 11.7). */
export function GoogleForm() {
  const arrive = useArrivalAt('/');
  const signedIn = useSession((session) => session.signedIn);
  usePreparedPopup(useSession(({ status }) => status === 'guest'));

  const signIn = () =>
    callProvider(async (provider) => {
      const account = await provider.signInWithGoogle();
      signedIn(account, account.uid);
      return arrive(signInCopy.done);
    });

  return (
    <Form label={googleCopy.title} busyCopy={googleCopy.busy} submit={signIn} restarts>
      <SubmitButton quiet>{googleCopy.title}</SubmitButton>
    </Form>
  );
}

/** Sends the password reset email. */
export function ResetForm() {
  const send = ({ email = '' }: Record<string, string>) =>
    callProvider(async (provider) => {
      await provider.sendPasswordReset(email);
      return resetCopy.sent(email);
    });

  return (
    <Disclosure title={resetCopy.opener}>
      <Form label={resetCopy.title} busyCopy={resetCopy.busy} submit={send}>
        <Field label={resetCopy.email} type="email" name="email" required autoComplete="username" />
        <SubmitButton quiet>{resetCopy.send}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
