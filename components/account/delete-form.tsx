'use client';

import { forgetAddresses } from '@/browser/address-client';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { Form, SubmitButton } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { useSession } from '@/store/session';
import { sentenceGap } from '@/domain/punctuation';
import { callProvider, usePreparedPopup } from './call-provider';
import { deletionCopy } from './copy';
import { Disclosure, useArrivalAt } from './form-parts';

/**
 * Deletes the address book, then the account (docs/decisions/0024-personal-data.md), after the owner signs in again
 * with the password or in Google's window.
 */
export function DeleteForm({ hasPassword }: { hasPassword: boolean }) {
  const arrive = useArrivalAt('/');
  const signedOut = useSession((session) => session.signedOut);
  usePreparedPopup(!hasPassword);

  const remove = ({ password }: Record<string, string>) =>
    callProvider(async (provider) => {
      const idToken = await provider.reauthenticate(hasPassword ? password : undefined);
      const forgotten = await forgetAddresses(idToken);
      if (!forgotten.ok)
        return { rejected: rejectionCopy(forgotten.rejection) + sentenceGap + deletionCopy.addressBookNotDeleted };
      await provider.deleteAccount();
      const done = arrive(deletionCopy.done);
      signedOut(true); // its warning says that cart and wishlist stay
      return done;
    });

  return (
    <Disclosure title={deletionCopy.title}>
      <p className="mb-5">{deletionCopy.warning}</p>
      <Form label={deletionCopy.title} busyCopy={deletionCopy.busy} submit={remove} restarts={!hasPassword}>
        {hasPassword ? (
          <PasswordField label={deletionCopy.password} name="password" required autoComplete="current-password" />
        ) : (
          <p>{deletionCopy.google}</p>
        )}
        <SubmitButton quiet>{deletionCopy.send}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
