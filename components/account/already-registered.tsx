'use client';

import { WaysOn } from '@/components/ui/ways-on';
import { useSession } from '@/store/session';
import { accountTitle, registrationWords } from './copy';

/** What a signed-in user finds on the registration page. */
export function AlreadyRegistered() {
  const email = useSession(({ user }) => user?.email);
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-lg">{registrationWords.alreadySignedIn(email ?? undefined)}</p>
      <WaysOn
        links={[
          { label: accountTitle, href: '/auth/user' },
          { label: 'All watches', href: '/all' },
        ]}
      />
    </div>
  );
}
