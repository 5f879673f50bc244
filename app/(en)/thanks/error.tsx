'use client';

import { useEffect } from 'react';
import PageError from '@/app/(en)/error';

/** Time between two attempts to load the page, in ms: as the server's `Retry-After`. */
const RETRY_MS = 5000;

/** Error boundary of the order page. The page polls for its payment, so a failed poll is repeated while the page is visible. */
export default function OrderPageError({ error, retry }: { error: Error; retry: () => void }) {
  useEffect(() => {
    const waiting = setInterval(() => {
      // Offline, a retry replaces this page with the browser's error page.
      if (document.visibilityState === 'visible' && navigator.onLine) retry();
    }, RETRY_MS);
    return () => clearInterval(waiting);
  }, [retry]);
  return <PageError error={error} retry={retry} />;
}
