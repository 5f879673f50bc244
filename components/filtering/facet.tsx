import { memo } from 'react';
import type { FacetName } from '@/domain/filtering/facets';
import type { FacetState } from '@/domain/filtering/facet-state';
import { facetLabels, optionLabel } from './copy';

type FacetProps = {
  facet: FacetName;
  options: FacetState['facets'][FacetName];
  chosen: readonly string[] | undefined;
  makers: Readonly<Record<string, string>>;
  onSet: () => void;
};

const none: readonly string[] = [];

/** Checkboxes of a facet, each with the number of watches that remain if it is checked. */
export const Facet = memo(function Facet({ facet, options, chosen = none, makers, onSet }: FacetProps) {
  const missing = chosen.filter((name) => options.every(({ option }) => option !== name));
  const shown = [...options, ...missing.map((option) => ({ option, count: 0 }))];
  if (shown.length < 2 && chosen.length === 0) return null;
  return (
    <details name="facet" className="facet">
      <summary>
        {facetLabels[facet]}{' '}
        {chosen.length > 0 && <b>{chosen.map((option) => optionLabel(option, makers)).join(', ')}</b>}
      </summary>
      <div role="group" aria-label={facetLabels[facet]}>
        {shown.map(({ option, count }) => (
          <label key={option} data-none={count === 0 || undefined}>
            <input type="checkbox" name={facet} value={option} checked={chosen.includes(option)} onChange={onSet} />
            <span>{optionLabel(option, makers)}</span> <i>{count}</i>
          </label>
        ))}
      </div>
    </details>
  );
});
