'use client';

import { useEffect, useState } from 'react';
import { Notice } from '@/components/ui/page-parts';
import { useArrival } from '@/store/account-state';
import { JoinedNote } from './joined-note';

/**
 * Shows once the result of the sign-in, sign-out, registration or deletion that led here (docs/product.md 11.15). It is
 * no live region, because the form has announced the same sentence. Then shows the lines that a sign-in has added to
 * the account's lists.
 */
export function ArrivalNote({ className = '' }: { className?: string }) {
  const [message] = useState(() => useArrival.getState().message);
  useEffect(() => useArrival.setState({ message: '' }), []);
  return (
    <>
      {message && (
        <div className={`pt-6 ${className}`}>
          <Notice>{message}</Notice>
        </div>
      )}
      <JoinedNote />
    </>
  );
}
