'use client';

import { useRouter } from 'next/navigation';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useSession } from '@/store/session';
import { signOutWords } from '@/components/words/account';
import { askProvider } from './ask-provider';

/** docs/product.md 11.6 */
export function SignOutForm() {
  const router = useRouter();
  const signedOut = useSession((session) => session.signedOut);

  const signOut = () =>
    askProvider(async (provider) => {
      await provider.leave();
      router.push('/');
      signedOut();
      return signOutWords.done;
    });

  return (
    <Form label={signOutWords.title} busyWords={signOutWords.busy} submit={signOut}>
      <SubmitButton>{signOutWords.title}</SubmitButton>
    </Form>
  );
}
