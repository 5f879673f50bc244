import { memo } from 'react';
import type { FacetState } from '@/domain/filtering/facet-state';
import type { FacetName } from '@/domain/filtering/facets';
import { facetLabels, optionLabel } from './copy';

type FacetProps = {
  facet: FacetName;
  options: FacetState['facets'][FacetName];
  chosen: readonly string[] | undefined;
  makers: Readonly<Record<string, string>>;
  /** Shows the facet's name above its options. */
  isTitled: boolean;
  /** Beside the title. */
  note?: string;
  onSet: () => void;
};

const none: readonly string[] = [];

/** Multiple-choice options, each with the number of watches that it would leave. */
export const Facet = memo(function Facet({ facet, options, chosen = none, makers, isTitled, note, onSet }: FacetProps) {
  const missing = chosen.filter((name) => options.every(({ option }) => option !== name));
  const shown: typeof options = [...options, ...missing.map((option) => ({ option, count: 0 }))];
  return (
    <div role="group" aria-label={facetLabels[facet]} className="facet">
      {isTitled && (
        <b>
          {facetLabels[facet]}
          {note && <small> {note}</small>}
        </b>
      )}
      {shown.map(({ option, count }) => (
        <label key={option} data-none={count === 0 || undefined}>
          <input type="checkbox" name={facet} value={option} checked={chosen.includes(option)} onChange={onSet} />
          <span>{optionLabel(option, makers)}</span> <i>{count}</i>
        </label>
      ))}
    </div>
  );
});
