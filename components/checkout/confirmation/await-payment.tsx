'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';

/** The pauses between two looks, in ms; two minutes in all. */
const delays = [1500, 2000, 2000, 3000, 3000, 5000, 5000, 8000, 10_000, 15_000, 30_000, 40_000];

/** Looks whether the payment has arrived, as long as the page is visible and the browser online; in the end says what to do. */
export function AwaitPayment() {
  const router = useRouter();
  const [attempts, setAttempts] = useState(0);
  const delay = delays[attempts];
  useEffect(() => {
    if (delay === undefined) return;
    const look = () => {
      // Offline a refresh that fails would put the browser's own page in this one's place.
      if (document.visibilityState === 'visible' && navigator.onLine) router.refresh();
      setAttempts((count) => count + 1);
    };
    const waiting = setTimeout(look, delay);
    return () => clearTimeout(waiting);
  }, [delay, attempts, router]);
  return (
    <p className="needs-script mt-2 font-semibold text-ink">
      {delay === undefined
        ? 'This takes longer than usual. You can close this page: a mail tells you when the payment is there.'
        : 'This page looks again by itself.'}
    </p>
  );
}
