'use client';

import { useEffect, useState } from 'react';
import { type CachedPage, readCachedPages } from '@/browser/visited-pages';
import { Link } from '@/components/ui/link';
import { useWhenOnline } from '@/components/ui/page-hooks';
import { shopName } from '@/data/shop-name';
import { routeAtRunTime } from '@/domain/paths';
import { offlinePageCopy } from './copy';

/** Links to the pages cached on this device (docs/product.md 30.3). */
export function CachedPages() {
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  useEffect(() => {
    let isUnmounted = false;
    void readCachedPages().then((read) => !isUnmounted && setPages(read));
    return () => {
      isUnmounted = true;
    };
  }, []);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="kept-pages" className="mt-12">
      <h2 id="kept-pages" className="text-2xl">
        {offlinePageCopy.seen}
      </h2>
      <ul className="mt-3">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link href={routeAtRunTime(path)} className="bar-link underline underline-offset-4">
              {title.replace(` | ${shopName}`, '')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Reload button, with a status when the connection is back. */
export function TryAgain() {
  const [isBack, setBack] = useState(false);
  useWhenOnline(!isBack, () => setBack(true));
  return (
    <div className="flex flex-wrap items-center gap-4">
      <button type="button" onClick={() => location.reload()} className="button">
        {offlinePageCopy.tryAgain}
      </button>
      <p role="status">{isBack && offlinePageCopy.isBack}</p>
    </div>
  );
}
