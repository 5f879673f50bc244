'use client';

import { Field } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useLeadTo } from '@/components/ui/use-lead-to';
import { useSession } from '@/store/session';
import { signInWords } from './copy';
import { askProvider } from './ask-provider';

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
