import { addressOf as withBasePath } from '@/domain/language';
import { useCallback, useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { wristCopy } from '@/components/size/copy';
import { Icon } from '@/components/ui/icon';
import type { FacetState } from '@/domain/filtering/facet-state';
import { openRangesAtScaleEnds } from '@/domain/filtering/filter-watches';
import { rangeFilterNames } from '@/domain/filtering/range-filters';
import {
  type FilterState,
  filterPartsOf,
  parseFilterState,
  type Sort,
  sorts,
  withRange,
  wristParameter,
} from '@/domain/filtering/filter-state';
import { comma } from '@/domain/punctuation';
import { Chips } from './chips';
import { bestFirst, filteringCopy, sortLabels } from './copy';
import { chipCopy } from './copy-chips';
import { Facet } from './facet';
import { type FilterGroup, filterGroups } from './filter-groups';
import { RangeFilter, typedRange } from './range-filter';
import { resultCountId } from './results-grid';
import { type FilteredList, useFiltering } from './use-filtering';

export type FilterFormProps = FilteredList & {
  /** Names of the makers by facet option. */
  makers: Readonly<Record<string, string>>;
};

/**
 * The filter bar (docs/product.md 5.7, 5.12): a plain form whose response is the filtered list. On a phone it is a
 * sheet that a button opens. On wider screens each group of filters is a dropdown over the grid.
 */
export function FilterForm({ makers, ...list }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { filterState, wrist, facetState, scales, isHydrated, preview, commit } = useFiltering(list, makers);

  // Only the changed range is read from its handles: a typed range may lie between their steps.
  const read = (control?: HTMLInputElement): FilterState => {
    const query = form.current ? new FormData(form.current) : new FormData();
    const parsed = parseFilterState({ getAll: (key) => query.getAll(key).map(String) });
    const rangeFilter = rangeFilterNames.find((name) => [control?.name, control?.dataset.figure].includes(name));
    // The first fit that is chosen also sorts by fit (docs/product.md 5.14).
    const sortsByFit = control?.name === 'fit' && parsed.options.fit?.length === 1 && parsed.sort === 'listed';
    const unchanged: FilterState = {
      ...parsed,
      ranges: filterState.ranges,
      sort: sortsByFit ? 'fit' : parsed.sort,
    };
    if (!control || !rangeFilter) return unchanged;
    const range = control.dataset.figure
      ? typedRange(control, filterState.ranges[rangeFilter] ?? {}, scales[rangeFilter])
      : parsed.ranges[rangeFilter];
    return range ? openRangesAtScaleEnds(withRange(unchanged, rangeFilter, range), scales) : unchanged;
  };
  const latest = useRef({ read, preview, commit });
  useLayoutEffect(() => {
    latest.current = { read, preview, commit };
  });
  // A stable identity: a change re-renders only the control that changed.
  const onSet = useCallback((control?: HTMLInputElement) => latest.current.preview(latest.current.read(control)), []);
  const onOption = useCallback(() => onSet(), [onSet]);
  // React's onChange is the browser's `input` event; releasing a handle or leaving a typed figure fires `change`.
  useEffect(() => {
    const element = form.current;
    const release = ({ target }: Event) => {
      const control = target instanceof HTMLInputElement ? target : undefined;
      latest.current.commit(latest.current.read(control), control?.type === 'range' ? control.name : undefined);
      if (control?.dataset.figure) control.value = control.defaultValue;
    };
    element?.addEventListener('change', release);
    return () => element?.removeEventListener('change', release);
  }, []);

  useEffect(() => closeDropdownsOutside(form.current), []);
  // A sheet that was opened before hydration.
  useEffect(() => {
    if (form.current?.matches(':popover-open')) openFirstGroup(form.current);
  }, []);

  const isOffered = (sort: Sort) => sort !== 'fit' || wrist !== undefined;
  const close = () => form.current?.hidePopover();
  // A press between the controls moves the focus to an ancestor of the form: that does not leave the form.
  const closeWhenFocusLeaves = ({ relatedTarget, currentTarget }: FocusEvent) => {
    const isElsewhere =
      relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && !relatedTarget.contains(currentTarget);
    if (isElsewhere && currentTarget.matches(':popover-open')) close();
  };

  return (
    <>
      <div className="filter-row">
        <button type="button" popoverTarget="filter-form" className="filter-opener tablet:hidden">
          {filteringCopy.open(filterPartsOf(filterState).length)}
        </button>
        <form
          ref={form}
          id="filter-form"
          popover="auto"
          action={withBasePath(list.list)}
          autoComplete="off"
          aria-label={filteringCopy.title}
          onBlur={closeWhenFocusLeaves}
          onBeforeToggle={({ currentTarget, newState }) => {
            if (newState === 'open') openFirstGroup(currentTarget);
          }}
          onSubmit={(event) => {
            event.preventDefault();
            if (!event.currentTarget.matches(':popover-open')) return;
            close();
            document.getElementById(resultCountId)?.focus();
          }}
          className="filter-form"
        >
          <header>
            <b>{filteringCopy.title}</b>
            <button
              type="button"
              popoverTarget="filter-form"
              popoverTargetAction="hide"
              aria-label={filteringCopy.close}
              className="icon-button -me-2.5"
            >
              <Icon name="close" />
            </button>
          </header>
          {list.parsedQuery?.words && <input type="hidden" name="q" value={list.parsedQuery.words} />}
          {wrist && <input type="hidden" name="wrist" value={wristParameter(wrist)} />}
          {filterGroups.map((group) => {
            const { ranges, facets, parts } = offered(group, filterState, facetState);
            if (ranges.length + facets.length === 0) return null;
            return (
              <details key={group.label} name="filter-group" className="filter-group">
                <summary>
                  {group.label} {parts.length > 0 && <b>{parts.map((part) => chipCopy(part, makers)).join(comma)}</b>}
                </summary>
                <div>
                  {group.facets.includes('fit') && !facets.includes('fit') && <div className="fit-space" />}
                  {facets.map((facet) => (
                    <Facet
                      key={facet}
                      facet={facet}
                      options={facetState.facets[facet]}
                      chosen={filterState.options[facet]}
                      makers={makers}
                      isTitled={group.facets.length + group.ranges.length > 1}
                      note={facet === 'fit' && wrist ? wristCopy(wrist) : undefined}
                      onSet={onOption}
                    />
                  ))}
                  {ranges.map((rangeFilter) => (
                    <RangeFilter
                      key={rangeFilter}
                      rangeFilter={rangeFilter}
                      scale={scales[rangeFilter]}
                      ticks={facetState.ticks[rangeFilter]}
                      range={filterState.ranges[rangeFilter]}
                      onSet={onSet}
                    />
                  ))}
                </div>
              </details>
            );
          })}
          <label className="filter-sort">
            {filteringCopy.sort}
            <select name="sort" value={filterState.sort} onChange={onOption}>
              {sorts.filter(isOffered).map((sort) => (
                <option key={sort} value={sort}>
                  {sort === 'listed' && list.parsedQuery ? bestFirst : sortLabels[sort]}
                </option>
              ))}
            </select>
          </label>
          <footer>
            <button type="submit" className="button w-full">
              {isHydrated ? filteringCopy.show(facetState.count) : filteringCopy.showWithoutScript}
            </button>
          </footer>
        </form>
      </div>
      <Chips list={list} filterState={filterState} facetState={facetState} makers={makers} choose={commit} />
    </>
  );
}

/** Filters of a group that can narrow this list or are active, and the group's active parts. */
function offered({ ranges, facets }: FilterGroup, filterState: FilterState, facetState: FacetState) {
  return {
    ranges: ranges.filter(
      (name) => filterState.ranges[name] ?? new Set(facetState.ticks[name].map(({ value }) => value)).size > 1,
    ),
    // A single fit narrows a list too: it excludes what does not fit.
    facets: facets.filter(
      (name) => filterState.options[name] ?? facetState.facets[name].length > (name === 'fit' ? 0 : 1),
    ),
    parts: filterPartsOf(filterState).filter((part) =>
      'facet' in part ? facets.includes(part.facet) : ranges.includes(part.rangeFilter),
    ),
  };
}

/** The sheet of a phone opens with its first group, the price, unless another one is open. */
function openFirstGroup(form: HTMLFormElement): void {
  if (!form.querySelector('details[open]')) form.querySelector('details')?.setAttribute('open', '');
}

/** On a wide screen the groups are dropdowns: a press or focus outside and Escape close them. */
function closeDropdownsOutside(form: HTMLFormElement | null): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const wide = window.matchMedia('(min-width: 48rem)');
  const closeOthers = (target: EventTarget | null) => {
    if (!wide.matches) return;
    for (const facet of form?.querySelectorAll('details[open]') ?? []) {
      const isOutside = target instanceof Node && !facet.contains(target) && !target.contains(facet);
      if (isOutside) facet.removeAttribute('open');
    }
  };
  for (const name of ['pointerdown', 'focusin']) {
    document.addEventListener(name, ({ target }) => closeOthers(target), { signal });
  }
  form?.addEventListener(
    'keydown',
    ({ key, target }) => {
      const facet = target instanceof Element && target.closest('details[open]');
      if (key !== 'Escape' || !facet || !wide.matches) return;
      facet.querySelector('summary')?.focus();
      facet.removeAttribute('open');
    },
    { signal },
  );
  wide.addEventListener('change', () => form?.matches(':popover-open') && form.hidePopover(), { signal });
  return () => leaving.abort();
}
