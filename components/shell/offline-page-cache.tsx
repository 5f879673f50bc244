'use client';

import { addressOf } from '@/domain/language';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { cacheWhenIdle, cachedSince } from '@/browser/worker-client';
import { useBrowserValue } from '@/components/ui/hooks';
import { cachedPageCopy } from './copy';

/** Caches each opened page for offline use, and shows the date of a page served from the cache (docs/product.md 30). */
export function OfflinePageCache() {
  const path = usePathname();
  useEffect(() => cacheWhenIdle({ keep: addressOf(path) }), [path]);
  const since = useBrowserValue(() => cachedSince(path), undefined);
  return (
    <div role="status">
      {since !== undefined && (
        <p className="border-b border-ink bg-lume px-4 py-2 text-center text-sm text-ink">
          {cachedPageCopy(new Date(since))}
        </p>
      )}
    </div>
  );
}
