'use client';

import { Pictogram } from '@/components/ui/icon';
import type { Assurance } from '@/data/policies';
import {
  splitSpecificationLine,
  descriptionFields,
  specificationFields,
  type StoredWatch,
} from '@/domain/stored-watch';

/*
 * Client components, because the React payload then has their data and not their longer markup, as for `Picture`. The first two
 * take the same watch object as the buttons, so that the payload has it once.
 */

/** The specification as a list of labels and values. */
export function SpecificationList({ watch }: { watch: StoredWatch }) {
  return (
    <Terms
      lines={specificationFields.map((field) => {
        const { label, value } = splitSpecificationLine(watch[field]);
        return [label, value];
      })}
    />
  );
}

/** A list of terms and values. */
export function Terms({ lines }: { lines: readonly (readonly [term: string, value: string])[] }) {
  return (
    <dl className="specification tabular-nums">
      {lines.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The paragraphs of the description. */
export function DescriptionText({ watch }: { watch: StoredWatch }) {
  return (
    <div className="max-w-prose space-y-3">
      {descriptionFields.map((field) => (
        <p key={field}>{watch[field]}</p>
      ))}
    </div>
  );
}

/** The points of a policy, below a note that applies them to this watch. */
export function PolicyPoints({ lines, note }: { lines: readonly string[]; note?: string }) {
  return (
    <>
      {note && <b>{note}</b>}
      <ul className="points">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** A figure or word, its unit (empty for a word) and its label. */
export type KeyNumber = readonly [figure: string, unit: string, label: string];

/** The key numbers of a watch in large type (docs/product.md 6.8). */
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

type AssurancesProps = { assurances: readonly (Omit<Assurance, 'icon'> & { shape: string })[] };

/** Four icons with captions; the first also has its condition (docs/product.md 6.4). */
export function Assurances({ assurances }: AssurancesProps) {
  return (
    <ul className="assurances">
      {assurances.map(({ shape, caption, condition }) => (
        <li key={caption} className={condition && 'w-full'}>
          <Pictogram shape={shape} className="size-5 shrink-0" />
          <div>
            <p>{caption}</p>
            {condition && <p>{condition}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
