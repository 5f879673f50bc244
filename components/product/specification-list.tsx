'use client';

import { splitSpecificationLine } from '@/domain/specification-line';
import { specificationFields, type StoredWatch } from '@/domain/stored-watch';

/** The specification line by line; a client component that takes the watch as the buttons do: a page carries
 * both once. */
export function SpecificationList({ watch }: { watch: StoredWatch }) {
  return (
    <dl className="specification tabular-nums">
      {specificationFields.map((field) => {
        const { label, value } = splitSpecificationLine(watch[field]);
        return (
          <div key={field}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
