'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { followWhenSignedIn } from '@/store/follow-when-signed-in';
import { listenForOtherTabs } from '@/store/sync';

/**
 * Synchronises cart, wishlist and session with other tabs, also after a return from the back-forward cache. For a signed-in
 * user it follows the sign-in provider and the account's lists, and shows what has joined them.
 */
export function TabSync() {
  const [note, setNote] = useState<ReactNode>();
  useEffect(() => listenForOtherTabs(), []);
  useEffect(
    () =>
      followWhenSignedIn(
        (joined) =>
          void import('@/components/account/joined-note').then(({ JoinedNote }) =>
            setNote(<JoinedNote {...joined} onClose={() => setNote(null)} />),
          ),
      ),
    [],
  );
  return note;
}
