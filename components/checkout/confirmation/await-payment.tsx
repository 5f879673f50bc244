'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { awaitPaymentCopy } from './copy';

/** Polling intervals in ms; about two minutes in total. */
const delays = [1500, 2000, 2000, 3000, 3000, 5000, 5000, 8000, 10_000, 15_000, 30_000, 40_000];

/** Refreshes the page until the payment arrives. Delays count only while the page is visible and online; the last one ends it. */
export function AwaitPayment() {
  const router = useRouter();
  const [attempts, setAttempts] = useState(0);
  const delay = delays[attempts];
  useEffect(() => {
    if (delay === undefined) return;
    let waiting: ReturnType<typeof setTimeout>;
    const wait = () => (waiting = setTimeout(look, delay));
    const look = () => {
      // A refresh that fails offline replaces this page with the browser's error page.
      if (document.visibilityState !== 'visible' || !navigator.onLine) return wait();
      router.refresh();
      return setAttempts((count) => count + 1);
    };
    wait();
    return () => clearTimeout(waiting);
  }, [delay, attempts, router]);
  return (
    <p className="needs-script mt-2 font-semibold text-ink">
      {delay === undefined ? awaitPaymentCopy.late : awaitPaymentCopy.updates}
    </p>
  );
}
