'use client';

import { useState } from 'react';
import { useWhenOnline } from '@/components/ui/use-when-online';
import { offlinePageWords } from './copy';

/** Asks the shop for the page once more, and says when that has become worth it. */
export function TryAgain() {
  const [isBack, setBack] = useState(false);
  useWhenOnline(!isBack, () => setBack(true));
  return (
    <div className="flex flex-wrap items-center gap-4">
      <button type="button" onClick={() => location.reload()} className="button">
        {offlinePageWords.tryAgain}
      </button>
      <p role="status">{isBack && offlinePageWords.isBack}</p>
    </div>
  );
}
