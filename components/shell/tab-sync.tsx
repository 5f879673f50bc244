'use client';

import { useEffect } from 'react';
import { listenForOtherTabs } from '@/store/sync';

/** Keeps cart, wishlist and sign-in of this tab in step with the others and with the back-forward cache. */
export function TabSync() {
  useEffect(() => listenForOtherTabs(), []);
  return null;
}
