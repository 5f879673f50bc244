'use client';

import { Link } from '@/components/ui/link';
import { compareWords } from './copy';
import { comparePath } from '@/domain/compare';
import { readKeys } from '@/domain/key-list';
import { useCompared } from '@/store/remembered-watches';

/** Back to what was compared last, where the address names nothing. Its place is kept, whether or not there is such. */
export function GoOn() {
  const keys = readKeys(useCompared() ?? '');
  return (
    <p className="min-h-11">
      {keys.length > 0 && (
        <Link href={comparePath(keys)} className="bar-link font-semibold underline underline-offset-4">
          {compareWords.goOn(keys.length)}
        </Link>
      )}
    </p>
  );
}
