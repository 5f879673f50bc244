'use client';

import { compareLinkWords } from '@/components/product/copy';
import { Link } from '@/components/ui/link';
import { comparePath, comparisonWith, mostCompared } from '@/domain/compare';
import type { WatchKey } from '@/domain/watch-key';
import { useCompared } from '@/store/remembered-watches';

/** Leads to the comparison of this watch with those chosen before; without JavaScript, of this watch alone. */
export function CompareLink({ watch }: { watch: WatchKey }) {
  const keys = comparisonWith(useCompared() ?? '', watch);
  const others = Math.min(keys.length, mostCompared) - 1;
  return (
    <Link href={comparePath(keys)} className="bar-link font-semibold underline underline-offset-4 print:hidden">
      {others > 0 ? compareLinkWords.withOthers(others) : compareLinkWords.alone}
    </Link>
  );
}
