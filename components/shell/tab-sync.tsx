'use client';

import { useEffect } from 'react';
import { followAccount } from '@/store/follow-account';
import { listenForOtherTabs } from '@/store/sync';

/**
 * Keeps cart, wishlist and sign-in of this tab in step with the others, with the back-forward cache and, where somebody
 * is signed in, with the sign-in provider.
 */
export function TabSync() {
  useEffect(() => listenForOtherTabs(), []);
  useEffect(() => followAccount(), []);
  return null;
}
