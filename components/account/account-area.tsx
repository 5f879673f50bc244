'use client';

import { useState, type ReactNode } from 'react';
import { Form, SubmitButton } from '@/components/forms/form';
import { Notice } from '@/components/ui/page-parts';
import { useSession } from '@/store/session';
import { callProvider } from './call-provider';
import { unreachableCopy } from './copy';

type AccountAreaProps = { guest: ReactNode; user: ReactNode };

/**
 * Shows what a guest sees or what a signed-in user sees. Until it is known which, the guest's part takes its space unseen
 * and the footer stays below the fold, so that nothing moves; where the provider cannot be asked, a notice says so. A
 * guest who signs in here keeps seeing the guest's part, because the next page is already on its way.
 */
export function AccountArea({ guest, user }: AccountAreaProps) {
  const status = useSession((session) => session.status);
  const isUnreachable = useSession((session) => session.isUnreachable);
  const [view, setView] = useState(status);
  const isLeaving = view === 'guest' && status === 'user';
  if (status !== view && !isLeaving) setView(status);
  return (
    <div data-waits className="needs-script min-h-[85svh] pb-16">
      {view === 'user' && user}
      {view === 'unknown' && isUnreachable && <Unreachable />}
      {(view === 'guest' || (view === 'unknown' && !isUnreachable)) && (
        <div inert={view === 'unknown'} className={view === 'unknown' ? 'invisible' : undefined}>
          {guest}
        </div>
      )}
    </div>
  );
}

/** For a shopper who has signed in before, while the provider cannot be asked who it is. */
function Unreachable() {
  const marker = useSession((session) => session.marker);
  const signedIn = useSession((session) => session.signedIn);
  const signedOut = useSession((session) => session.signedOut);

  const ask = () =>
    callProvider(async (provider) => {
      const account = await provider.currentAccount();
      if (account) signedIn(account, marker ?? 'true');
      else signedOut();
      return unreachableCopy.done;
    });

  return (
    <div className="grid max-w-md gap-6">
      <Notice>{unreachableCopy.explanation}</Notice>
      <Form label={unreachableCopy.title} busyCopy={unreachableCopy.busy} submit={ask}>
        <SubmitButton quiet>{unreachableCopy.again}</SubmitButton>
      </Form>
    </div>
  );
}
