'use client';

import { Field } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { PASSWORD_LENGTH, PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useLeadTo } from '@/components/ui/use-lead-to';
import { useSession } from '@/store/session';
import { registrationWords } from './copy';
import { askProvider } from './ask-provider';
import { NameField } from './name-field';

/** Registration: an alert, then the account (docs/product.md 11.5). The provider has signed the shopper in by then. */
export function RegistrationForm() {
  const leadTo = useLeadTo();
  const signedIn = useSession((session) => session.signedIn);

  const register = ({ name = '', email = '', password = '' }: Record<string, string>) =>
    askProvider(async (provider) => {
      signedIn(await provider.register(name.trim(), email, password), 'true');
      window.alert(registrationWords.registered);
      leadTo('/auth/user');
      return registrationWords.done;
    });

  return (
    <Form label={registrationWords.title} busyWords={registrationWords.busy} submit={register}>
      <NameField hint={registrationWords.nameHint} />
      <Field label={registrationWords.email} type="email" name="email" required autoComplete="username" />
      <PasswordField
        label={registrationWords.password}
        name="password"
        required
        minLength={PASSWORD_LENGTH}
        autoComplete="new-password"
        hint={registrationWords.passwordHint(PASSWORD_LENGTH)}
      />
      <SubmitButton>{registrationWords.title}</SubmitButton>
    </Form>
  );
}
