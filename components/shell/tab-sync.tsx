'use client';

import { useEffect } from 'react';
import { followWhenSignedIn } from '@/store/follow-when-signed-in';
import { listenForOtherTabs } from '@/store/sync';

/**
 * Keeps cart, wishlist and sign-in of this tab equal to those of other tabs, after a return from the back-forward cache
 * too, and, for a signed-in user, to what the sign-in provider says.
 */
export function TabSync() {
  useEffect(() => listenForOtherTabs(), []);
  useEffect(() => followWhenSignedIn(), []);
  return null;
}
