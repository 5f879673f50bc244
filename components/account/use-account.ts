'use client';

import { useEffect, useState } from 'react';
import type { Account } from '@/browser/firebase-auth';
import { useSession } from '@/store/session';

/**
 * The signed-in user's account; `null` until the provider is loaded. An unconfirmed email address is looked up again
 * whenever the shopper comes back to this window: the email's link opens in another one.
 */
export function useAccount(): Account | null {
  const uid = useSession(({ user }) => user?.uid);
  const [account, setAccount] = useState<Account | null>(null);

  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const provider = await import('@/browser/firebase-auth');
      const known = await provider.currentAccount();
      if (isLeft || !known) return;
      setAccount(known);
      if (known.emailVerified) return;
      const fresh = await provider.refreshAccount();
      if (!isLeft) setAccount(fresh);
    };
    const lookOrLeave = () => void look().catch(() => {}); // offline: what is known stays
    lookOrLeave();
    window.addEventListener('focus', lookOrLeave);
    return () => {
      isLeft = true;
      window.removeEventListener('focus', lookOrLeave);
    };
  }, [uid]);

  return account?.uid === uid ? account : null;
}
