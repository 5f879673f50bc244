'use client';

import type { Route } from 'next';
import { useEffect, useState } from 'react';
import { type KeptPage, readKeptPages } from '@/browser/seen-pages';
import { Link } from '@/components/ui/link';
import { offlinePageWords } from './copy';
import { shopName } from '@/data/shop-name';

/** What was seen on this device and opens without a connection (docs/product.md 30.3). */
export function KeptPages() {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    let isGone = false;
    void readKeptPages().then((read) => !isGone && setPages(read));
    return () => {
      isGone = true;
    };
  }, []);
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="kept-pages" className="mt-12">
      <h2 id="kept-pages" className="text-2xl">
        {offlinePageWords.seen}
      </h2>
      <ul className="mt-3">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link href={path as Route} className="bar-link underline underline-offset-4">
              {title.replace(` | ${shopName}`, '')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
