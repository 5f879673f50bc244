'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { useSession } from '@/store/session';
import { unreachableWords } from './copy';
import { askProvider } from './ask-provider';

/** For a shopper who has signed in before, while the provider cannot be asked who it is. */
export function Unreachable() {
  const marker = useSession((session) => session.marker);
  const signedIn = useSession((session) => session.signedIn);
  const signedOut = useSession((session) => session.signedOut);

  const ask = () =>
    askProvider(async (provider) => {
      const account = await provider.currentAccount();
      if (account) signedIn(account, marker ?? 'true');
      else signedOut();
      return unreachableWords.done;
    });

  return (
    <div className="grid max-w-md gap-6">
      <Notice>{unreachableWords.explanation}</Notice>
      <Form label={unreachableWords.title} busyWords={unreachableWords.busy} submit={ask}>
        <SubmitButton quiet>{unreachableWords.again}</SubmitButton>
      </Form>
    </div>
  );
}
