'use client';

import { useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { useFocusOnMain } from '@/components/ui/page-hooks';
import { comparePath } from '@/domain/compare';
import { parseKeys } from '@/domain/key-list';
import type { WatchKey } from '@/domain/watch-key';
import { useCompared, saveCompared } from '@/store/remembered-watches';
import { compareCopy } from './copy';

/** Link to the last comparison, for a URL without watches. The page reserves its space even if no comparison is saved. */
export function ResumeComparison() {
  const keys = parseKeys(useCompared() ?? '');
  return (
    <p className="min-h-11">
      {keys.length > 0 && (
        <Link href={comparePath(keys)} className="bar-link font-semibold underline underline-offset-4">
          {compareCopy.resume(keys.length)}
        </Link>
      )}
    </p>
  );
}

/** Saves the watches of the URL, so that “Compare” on a product page adds to them. */
export function SaveComparison({ keys }: { keys: readonly WatchKey[] }) {
  const text = keys.join(',');
  useEffect(() => saveCompared(text || null), [text]);
  useFocusOnMain(text);
  return null;
}
