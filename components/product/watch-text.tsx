'use client';

import { splitSpecificationLine } from '@/domain/specification';
import { descriptionFields, specificationFields, type StoredWatch } from '@/domain/stored-watch';

/*
 * Client components that take the watch as the buttons do: a page carries it once.
 */

/** The specification line by line. */
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

/** The description, paragraph by paragraph. */
export function DescriptionText({ watch }: { watch: StoredWatch }) {
  return (
    <div className="max-w-prose space-y-3">
      {descriptionFields.map((field) => (
        <p key={field}>{watch[field]}</p>
      ))}
    </div>
  );
}
