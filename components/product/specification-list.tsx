'use client';

import { splitSpecificationLine } from '@/domain/specification-line';
import { specificationFields, type StoredWatch } from '@/domain/stored-watch';

/** The specification line by line; a client component for the same reasons as `Picture` and `Description`. */
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
