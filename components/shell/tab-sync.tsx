'use client';

import { useEffect } from 'react';
import { followWhenSignedIn } from '@/store/follow-when-signed-in';
import { listenForOtherTabs } from '@/store/sync';

/**
 * Synchronises cart, wishlist and session with other tabs, also after a return from the back-forward cache. For a signed-in
 * user it follows the sign-in provider.
 */
export function TabSync() {
  useEffect(() => listenForOtherTabs(), []);
  useEffect(() => followWhenSignedIn(), []);
  return null;
}
