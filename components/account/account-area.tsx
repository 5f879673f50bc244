'use client';

import { useState, type ReactNode } from 'react';
import { useSession } from '@/store/session';
import { Unreachable } from './unreachable';

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
