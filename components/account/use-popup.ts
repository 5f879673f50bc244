'use client';

import { useEffect } from 'react';

/**
 * Fetches what Google's window needs before anybody asks for it: Safari and phones block a window that opens only after
 * a download. What cannot be fetched here is tried again, and reported, at the press.
 */
export function usePopup(isOffered: boolean): void {
  useEffect(() => {
    if (!isOffered) return;
    const prepare = async () => (await import('@/browser/firebase-auth')).preparePopup();
    void prepare().catch(() => {});
  }, [isOffered]);
}
