import { useCallback, useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { facetNames } from '@/domain/filtering/facets';
import { openRangesAtScaleEnds } from '@/domain/filtering/filter-watches';
import { rangeFilterNames } from '@/domain/filtering/range-filters';
import { parseFilterState, filterPartsOf, sorts } from '@/domain/filtering/filter-state';
import { Chips } from './chips';
import { bestFirst, filteringCopy, sortLabels } from './copy';
import { Facet } from './facet';
import { RangeFilter } from './range-filter';
import { addressOf, type FilteredList, useFiltering } from './use-filtering';

export type FilterFormProps = FilteredList & {
  /** Names of the makers by facet option. */
  makers: Readonly<Record<string, string>>;
};

/**
 * Range filters and facets in a form whose response is the narrowed list, also without JavaScript. On a phone a button opens it as
 * a popover. From tablet width it is part of the page above the list.
 */
export function FilterForm({ makers, ...list }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { filterState, facetState, scales, isHydrated, preview, commit } = useFiltering(list);

  const read = () => {
    const query = form.current ? new FormData(form.current) : new FormData();
    return openRangesAtScaleEnds(parseFilterState({ getAll: (key) => query.getAll(key).map(String) }), scales);
  };
  const latest = useRef({ read, preview, commit });
  useLayoutEffect(() => {
    latest.current = { read, preview, commit };
  });
  // A stable identity: a change re-renders only the control that changed.
  const onSet = useCallback(() => latest.current.preview(latest.current.read()), []);
  // React's onChange is the browser's `input` event; releasing a slider handle fires `change`.
  useEffect(() => {
    const element = form.current;
    const onRelease = ({ target }: Event) => {
      const isHandle = target instanceof HTMLInputElement && target.type === 'range';
      latest.current.commit(latest.current.read(), isHandle ? target.name : undefined);
    };
    element?.addEventListener('change', onRelease);
    return () => element?.removeEventListener('change', onRelease);
  }, []);

  useEffect(() => closeDropdownsOutside(form.current), []);

  const close = () => form.current?.hidePopover();
  // A press between the controls moves the focus to an ancestor of the form. The form stays open then.
  const closeWhenFocusLeaves = ({ relatedTarget, currentTarget }: FocusEvent) => {
    const isElsewhere =
      relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && !relatedTarget.contains(currentTarget);
    if (isElsewhere && currentTarget.matches(':popover-open')) close();
  };

  return (
    <section aria-label={filteringCopy.title}>
      <button type="button" popoverTarget="filter-form" className="button-quiet w-full tablet:hidden">
        {filteringCopy.open(filterPartsOf(filterState).length)}
      </button>
      <form
        ref={form}
        id="filter-form"
        popover="auto"
        action={list.list}
        autoComplete="off"
        aria-label={filteringCopy.title}
        onBlur={closeWhenFocusLeaves}
        onSubmit={(event) => {
          event.preventDefault();
          close();
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
            className="icon-button -mr-2.5"
          >
            <Icon name="close" />
          </button>
        </header>
        {list.parsedQuery?.words && <input type="hidden" name="q" value={list.parsedQuery.words} />}
        <div className="range-filters">
          {rangeFilterNames.map((rangeFilter) => (
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
        <div className="facets">
          {facetNames.map((facet) => (
            <Facet
              key={facet}
              facet={facet}
              options={facetState.facets[facet]}
              chosen={filterState.options[facet]}
              makers={makers}
              onSet={onSet}
            />
          ))}
          <label>
            {filteringCopy.sort}
            <select name="sort" value={filterState.sort} onChange={onSet}>
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {sort === 'listed' && list.parsedQuery ? bestFirst : sortLabels[sort]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <footer>
          <button type="submit" className="button w-full">
            {isHydrated ? filteringCopy.show(facetState.count) : filteringCopy.showWithoutScript}
          </button>
        </footer>
      </form>
      <Chips
        filterState={filterState}
        facetState={facetState}
        makers={makers}
        addressOf={(next) => addressOf(list, next)}
        choose={commit}
      />
    </section>
  );
}

/** Closes the facets' dropdowns of a wide screen on Escape, and on a press or focus outside. Returns the unsubscribe function. */
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
