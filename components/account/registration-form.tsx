'use client';

import { useRouter } from 'next/navigation';
import { Field } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { PASSWORD_LENGTH, PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSession } from '@/store/session';
import { attempt } from './attempt';
import { NameField } from './name-field';

/** What the shop says after a registration, to the letter (spec section 8). */
const REGISTERED = 'registration suucesuffly';

/** Registration: an alert, then the account (spec section 4). The provider has signed the shopper in by then. */
export function RegistrationForm() {
  const router = useRouter();
  const signedIn = useSession((session) => session.signedIn);

  const register = ({ name = '', email = '', password = '' }: Record<string, string>) =>
    attempt(async (provider) => {
      signedIn(await provider.register(name.trim(), email, password), 'true');
      window.alert(REGISTERED);
      router.push('/auth/user');
      return 'Your account is open.';
    });

  return (
    <Form label="Register" busyWords="Opening your account…" submit={register}>
      <NameField hint="What the shop calls you." />
      <Field label="E-mail" type="email" name="email" required autoComplete="username" />
      <PasswordField
        label="Password"
        name="password"
        required
        minLength={PASSWORD_LENGTH}
        autoComplete="new-password"
        hint={`${PASSWORD_LENGTH} characters at least.`}
      />
      <SubmitButton>Register</SubmitButton>
    </Form>
  );
}
