'use client';

import { WaysOn } from '@/components/ui/ways-on';
import { useSession } from '@/store/session';

/** For a signed-in user on the registration page. */
export function AlreadyRegistered() {
  const email = useSession(({ user }) => user?.email);
  return (
    <div className="grid gap-6">
      <p className="text-lg">
        You are signed in{email && ` as ${email}`}. To open another account, sign out on your account’s page first.
      </p>
      <WaysOn
        links={[
          { label: 'My account', href: '/auth/user' },
          { label: 'All watches', href: '/all' },
        ]}
      />
    </div>
  );
}
