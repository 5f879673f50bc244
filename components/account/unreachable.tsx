'use client';

import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { useSession } from '@/store/session';
import { attempt } from './attempt';

/** For a shopper who has signed in before, while the provider cannot be asked who it is. */
export function Unreachable() {
  const marker = useSession((session) => session.marker);
  const signedIn = useSession((session) => session.signedIn);
  const signedOut = useSession((session) => session.signedOut);

  const ask = () =>
    attempt(async (provider) => {
      const account = await provider.currentAccount();
      if (account) signedIn(account, marker ?? 'true');
      else signedOut();
      return 'The sign-in service answers again.';
    });

  return (
    <div className="grid max-w-md gap-6">
      <Notice>
        You signed in before, but the sign-in service cannot be reached, so we cannot show your account. We keep trying.
      </Notice>
      <Form label="Reach the sign-in service" busyWords="Trying again…" submit={ask}>
        <SubmitButton quiet>Try again</SubmitButton>
      </Form>
    </div>
  );
}
