'use client';

import { Icon } from '@/components/ui/icon';
import type { Assurance } from '@/data/policies';

/**
 * The four icons with captions, and under the first what it depends on (docs/product.md 6.4). A client component for the same
 * reason as `Picture`: its markup is longer than its data.
 */
export function Assurances({ assurances }: { assurances: readonly Assurance[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {assurances.map(({ icon, caption, condition }) => (
        <li key={icon} className={`flex min-h-9 items-center gap-2.5 ${condition ? 'w-full' : ''}`}>
          <Icon name={icon} className="size-5 shrink-0" />
          <div>
            <p>{caption}</p>
            {condition && <p className="text-soft">{condition}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
