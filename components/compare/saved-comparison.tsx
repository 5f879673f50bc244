'use client';

import { useEffect } from 'react';
import { Link } from '@/components/ui/link';
import { useFocusOnMain } from '@/components/ui/page-hooks';
import { comparePath } from '@/domain/compare';
import { parseKeys } from '@/domain/key-list';
import type { WatchKey } from '@/domain/watch-key';
import { useCompared, saveCompared } from '@/store/remembered-watches';
import { compareCopy } from './copy';

/** Back to what was compared last, where the address names nothing. Its place is kept, whether or not there is such. */
export function GoOn() {
  const keys = parseKeys(useCompared() ?? '');
  return (
    <p className="min-h-11">
      {keys.length > 0 && (
        <Link href={comparePath(keys)} className="bar-link font-semibold underline underline-offset-4">
          {compareCopy.goOn(keys.length)}
        </Link>
      )}
    </p>
  );
}

/** Keeps what the address compares, so that “Compare” on a watch’s page adds to it. */
export function KeepCompared({ keys }: { keys: readonly WatchKey[] }) {
  const text = keys.join(',');
  useEffect(() => saveCompared(text || null), [text]);
  useFocusOnMain(text);
  return null;
}
