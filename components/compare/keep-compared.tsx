'use client';

import { useEffect } from 'react';
import { useFocusOnMain } from '@/components/ui/use-focus-on-main';
import type { WatchKey } from '@/domain/watch-key';
import { keepCompared } from '@/store/remembered-watches';

/** Keeps what the address compares, so that “Compare” on a watch’s page adds to it. */
export function KeepCompared({ keys }: { keys: readonly WatchKey[] }) {
  const text = keys.join(',');
  useEffect(() => keepCompared(text || null), [text]);
  useFocusOnMain(text);
  return null;
}
