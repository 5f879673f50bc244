'use client';

import type { SpecificationLine } from '@/domain/specification';

/** A client component for the same reason as `Picture`: its markup is longer than its data. */
export function SpecificationList({ lines }: { lines: readonly SpecificationLine[] }) {
  return (
    <dl className="tabular-nums">
      {lines.map(({ label, value }) => (
        <div
          key={label}
          className="grid gap-x-6 border-t border-line py-2 first:border-t-0 tablet:grid-cols-[12rem_1fr]"
        >
          <dt className="text-soft">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
