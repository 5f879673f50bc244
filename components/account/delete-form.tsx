'use client';

import { useRouter } from 'next/navigation';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSession } from '@/store/session';
import { Disclosure } from './disclosure';
import { attempt } from './attempt';
import { usePopup } from './use-popup';

/** Deletes the account, for whoever proves to be its owner once more: by the password, or in Google's window. */
export function DeleteForm({ hasPassword }: { hasPassword: boolean }) {
  const router = useRouter();
  const signedOut = useSession((session) => session.signedOut);
  usePopup(!hasPassword);

  const remove = ({ password }: Record<string, string>) =>
    attempt(async (provider) => {
      await provider.deleteAccount(hasPassword ? password : undefined);
      router.push('/');
      signedOut();
      return 'Your account is deleted.';
    });

  return (
    <Disclosure title="Delete the account">
      <p className="mb-5">
        Name, e-mail and sign-in are deleted at once and cannot be brought back. Your cart and wishlist stay in this
        browser.
      </p>
      <Form label="Delete the account" busyWords="Deleting the account…" submit={remove} restarts={!hasPassword}>
        {hasPassword ? (
          <PasswordField label="Your password" name="password" required autoComplete="current-password" />
        ) : (
          <p>Google’s window will ask you to sign in once more.</p>
        )}
        <SubmitButton quiet>Delete it for good</SubmitButton>
      </Form>
    </Disclosure>
  );
}
