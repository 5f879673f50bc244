'use client';

import { useEffect, useState } from 'react';
import type { Account } from '@/browser/firebase-auth';
import { useSession } from '@/store/session';

/**
 * The signed-in user's account; `null` until the provider is loaded. While the email is unverified, the account is
 * refreshed on window focus, because the verification link opens in another tab.
 */
export function useAccount(): Account | null {
  const uid = useSession(({ user }) => user?.uid);
  const [account, setAccount] = useState<Account | null>(null);

  useEffect(() => {
    let isUnmounted = false;
    const refresh = async () => {
      const provider = await import('@/browser/firebase-auth');
      const lastKnown = await provider.currentAccount();
      if (isUnmounted || !lastKnown) return;
      setAccount(lastKnown);
      if (lastKnown.emailVerified) return;
      const fresh = await provider.refreshAccount();
      if (!isUnmounted) setAccount(fresh);
    };
    const refreshQuietly = () => void refresh().catch(() => {}); // offline: keep the last known account
    refreshQuietly();
    window.addEventListener('focus', refreshQuietly);
    return () => {
      isUnmounted = true;
      window.removeEventListener('focus', refreshQuietly);
    };
  }, [uid]);

  return account?.uid === uid ? account : null;
}
