'use client';

import { useRouter } from 'next/navigation';
import { Form } from '@/components/forms/form';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSession } from '@/store/session';
import { deletionWords } from '@/components/words/account';
import { Disclosure } from './disclosure';
import { askProvider } from './ask-provider';
import { usePopup } from './use-popup';

/** Deletes the account, for whoever proves to be its owner once more: by the password, or in Google's window. */
export function DeleteForm({ hasPassword }: { hasPassword: boolean }) {
  const router = useRouter();
  const signedOut = useSession((session) => session.signedOut);
  usePopup(!hasPassword);

  const remove = ({ password }: Record<string, string>) =>
    askProvider(async (provider) => {
      await provider.deleteAccount(hasPassword ? password : undefined);
      router.push('/');
      signedOut();
      return deletionWords.done;
    });

  return (
    <Disclosure title={deletionWords.title}>
      <p className="mb-5">{deletionWords.warning}</p>
      <Form label={deletionWords.title} busyWords={deletionWords.busy} submit={remove} restarts={!hasPassword}>
        {hasPassword ? (
          <PasswordField label={deletionWords.password} name="password" required autoComplete="current-password" />
        ) : (
          <p>{deletionWords.google}</p>
        )}
        <SubmitButton quiet>{deletionWords.send}</SubmitButton>
      </Form>
    </Disclosure>
  );
}
