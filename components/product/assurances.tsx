'use client';

import { Pictogram } from '@/components/ui/icon';
import type { Assurance } from '@/data/policies';

type AssurancesProps = { assurances: readonly (Omit<Assurance, 'icon'> & { shape: string })[] };

/**
 * The four icons with captions, and under the first what it depends on (docs/product.md 6.4). A client component for the same
 * reason as `Picture`: its markup is longer than its data.
 */
export function Assurances({ assurances }: AssurancesProps) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {assurances.map(({ shape, caption, condition }) => (
        <li key={caption} className={`flex min-h-9 items-center gap-2.5 ${condition ? 'w-full' : ''}`}>
          <Pictogram shape={shape} className="size-5 shrink-0" />
          <div>
            <p>{caption}</p>
            {condition && <p className="text-soft">{condition}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
