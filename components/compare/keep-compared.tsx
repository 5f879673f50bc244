'use client';

import { useEffect, useRef } from 'react';
import type { WatchKey } from '@/domain/watch-key';
import { comparedText } from '@/store/compared';

/**
 * Keeps what the address compares, so that “Compare” on a watch’s page adds to it. Where the press that changed it went away with
 * its watch, the page's main part takes the focus (docs/product.md 20.15).
 */
export function KeepCompared({ keys }: { keys: readonly WatchKey[] }) {
  const text = keys.join(',');
  useEffect(() => comparedText.write(text), [text]);
  const before = useRef(text);
  useEffect(() => {
    const isLost = before.current !== text && document.activeElement === document.body;
    before.current = text;
    if (isLost) document.getElementById('main')?.focus({ preventScroll: true });
  }, [text]);
  return null;
}
