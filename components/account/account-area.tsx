'use client';

import { useState, type ReactNode } from 'react';
import { Form, SubmitButton } from '@/components/forms/form';
import { Notice } from '@/components/ui/page-parts';
import { useSession } from '@/store/session';
import { callProvider } from './call-provider';
import { unreachableCopy } from './copy';

type AccountAreaProps = { guest: ReactNode; user: ReactNode };

/**
 * Shows the guest's or the signed-in user's content. Until the session is known, the guest's content is
 * invisible and reserves its space, so that nothing shifts. If the provider is unreachable, a notice is shown. A guest who
 * signs in keeps the guest's content, because a navigation is under way.
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

/** Notice with a retry button, for a shopper who signed in before while the provider is unreachable. */
function Unreachable() {
  const marker = useSession((session) => session.marker);
  const signedIn = useSession((session) => session.signedIn);
  const signedOut = useSession((session) => session.signedOut);

  const retry = () =>
    callProvider(async (provider) => {
      const account = await provider.currentAccount();
      if (account) signedIn(account, marker ?? 'true');
      else signedOut();
      return unreachableCopy.done;
    });

  return (
    <div className="grid max-w-md gap-6">
      <Notice>{unreachableCopy.explanation}</Notice>
      <Form label={unreachableCopy.title} busyCopy={unreachableCopy.busy} submit={retry}>
        <SubmitButton quiet>{unreachableCopy.again}</SubmitButton>
      </Form>
    </div>
  );
}
