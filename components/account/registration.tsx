'use client';

import { Field } from '@/components/forms/field';
import { Form, SubmitButton } from '@/components/forms/form';
import { PASSWORD_LENGTH, PasswordField } from '@/components/forms/password-field';
import { FallbackLinks } from '@/components/ui/page-parts';
import { useSession } from '@/store/session';
import { callProvider } from './call-provider';
import { registrationCopy, accountTitle } from './copy';
import { NameField, useArrivalAt } from './form-parts';
import { registeredAlert } from './copy-alert';

/** Registers, shows the alert, then opens the account (docs/product.md 11.5). Registration also signs the shopper in. */
export function RegistrationForm() {
  const arrive = useArrivalAt('/auth/user');
  const signedIn = useSession((session) => session.signedIn);

  const register = ({ name = '', email = '', password = '' }: Record<string, string>) =>
    callProvider(async (provider) => {
      signedIn(await provider.register(name.trim(), email, password), 'true');
      window.alert(registeredAlert);
      return arrive(registrationCopy.done);
    });

  return (
    <Form label={registrationCopy.title} busyCopy={registrationCopy.busy} submit={register}>
      <NameField hint={registrationCopy.nameHint} />
      <Field label={registrationCopy.email} type="email" name="email" required autoComplete="username" />
      <PasswordField
        label={registrationCopy.password}
        name="password"
        required
        minLength={PASSWORD_LENGTH}
        autoComplete="new-password"
        hint={registrationCopy.passwordHint(PASSWORD_LENGTH)}
      />
      <SubmitButton>{registrationCopy.title}</SubmitButton>
    </Form>
  );
}

/** Content of the registration page for a signed-in user. */
export function AlreadyRegistered() {
  const email = useSession(({ user }) => user?.email);
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-lg">{registrationCopy.alreadySignedIn(email ?? undefined)}</p>
      <FallbackLinks
        links={[
          { label: accountTitle, href: '/auth/user' },
          { label: registrationCopy.allWatches, href: '/all' },
        ]}
      />
    </div>
  );
}
