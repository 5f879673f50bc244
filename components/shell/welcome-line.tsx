'use client';

import { useSession } from '@/store/session';
import { welcomeGuest, welcomeMember } from './copy';

/**
 * Who is signed in: Welcome, the display name in upper case, the e-mail (docs/product.md 3.2). It is empty until the
 * user is known; its parent needs a fixed height, so that nothing moves when the name appears.
 */
export function WelcomeLine({ className }: { className: string }) {
  const user = useSession((session) => session.user);
  const { before, name, after } = welcomeMember(user);
  const isKnown = useSession(({ status }) => status !== 'unknown');
  return (
    <p className={className} title={user ? `${user.displayName ?? ''} ${user.email ?? ''}` : undefined}>
      {isKnown && (user ? before : welcomeGuest)}
      {user && (
        <>
          <strong className="font-semibold">{name}</strong>
          {after}
        </>
      )}
    </p>
  );
}
