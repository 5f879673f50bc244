'use client';

/** A figure, its unit (none for a word) and what it is of. */
export type KeyNumber = readonly [figure: number | string, unit: string, label: string];

/**
 * In large figures (docs/product.md 6.8). A client component for the same reason as `Picture`: its markup is longer than its
 * data.
 */
export function KeyNumbers({ figures }: { figures: readonly KeyNumber[] }) {
  return (
    <dl className="key-numbers">
      {figures.map(([figure, unit, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {figure}
            {unit && <span> {unit}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
