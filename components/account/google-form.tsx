'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { useLeadTo } from '@/components/ui/use-lead-to';
import { useSession } from '@/store/session';
import { googleWords, signInWords } from './copy';
import { askProvider } from './ask-provider';
import { usePopup } from './use-popup';

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
