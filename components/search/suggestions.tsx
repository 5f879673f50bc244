'use client';

import {
  type AriaAttributes,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Icon } from '@/components/ui/icon';
import { ClearButton } from './clear-button';
import { cleanQuery } from '@/domain/search/words';
import {
  followRecentSearches,
  rememberSearch,
  useRecentSearches,
  forgetAllSearches,
  forgetSearch,
} from '@/store/recent-searches';
import { type Choice, choicesFor } from './choices';
import {
  clearRecent,
  recentTitle,
  removeRecent,
  searchSuggestionsTitle,
  startGroups,
  startTitle,
  suggestionCount,
} from './copy-results';
import { SuggestionOption } from './suggestion-option';
import { useSuggestions } from './use-suggestions';

/** Attributes of the input that describe the list. */
export type PopupAttributes = Pick<AriaAttributes, 'aria-expanded' | 'aria-controls' | 'aria-activedescendant'>;

type SuggestionsProps = {
  input: HTMLInputElement;
  watchCount: number;
  /** Called with the input's attributes when the list or its active option changes. */
  onPopup: (popup: PopupAttributes) => void;
  onChoose?: () => void;
};

/** Events after which the input's value may have changed or its list has to open. */
const inputEvents = ['input', 'focus', 'click'];

/** Returns the value of the input, including text typed before hydration. */
function useTyped(input: HTMLInputElement): string {
  const follow = useCallback(
    (onChange: () => void) => {
      const listening = new AbortController();
      for (const name of inputEvents) input.addEventListener(name, onChange, { signal: listening.signal });
      return () => listening.abort();
    },
    [input],
  );
  return useSyncExternalStore(follow, () => input.value);
}

/**
 * The list under the search box: suggestions for a query; recent searches, lists and makers for an empty box. The focus stays in the box, as in the
 * WAI-ARIA pattern "combobox with listbox popup".
 */
export function Suggestions({ input, watchCount, onPopup, onChoose }: SuggestionsProps) {
  const id = useId();
  const typed = useTyped(input);
  // The focus may have left before this code was loaded; an open list would cover the page.
  const [isOpen, setOpen] = useState(() => (input.form ?? input).contains(document.activeElement));
  const [active, setActive] = useState(-1);
  const query = cleanQuery(typed);
  const answer = useSuggestions(query, watchCount);
  const recent = useRecentSearches(({ queries }) => queries);
  useEffect(followRecentSearches, []);

  const choices = choicesFor(query, answer, recent);
  const isShown = isOpen && choices.length > 0;
  const listId = isShown ? `${id}list` : undefined;
  const activeId = isShown && active >= 0 ? `${id}${active}` : undefined;
  const reportPopup = useEffectEvent(onPopup);
  useEffect(
    () => reportPopup({ 'aria-expanded': isShown, 'aria-controls': listId, 'aria-activedescendant': activeId }),
    [isShown, listId, activeId],
  );
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  const show = () => {
    setOpen(true);
    setActive(-1);
  };
  const move = (step: number) => {
    setOpen(true);
    // Between the last option and the first, the arrow keys stop at the box itself.
    const places = choices.length + 1;
    setActive((place) => (((isShown ? place : -1) + 1 + step + places) % places) - 1);
  };
  const willClear = useRef(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    willClear.current = event.key === 'Escape' && !isShown && input.value !== '';
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else if (event.key === 'Enter' && activeId) document.getElementById(activeId)?.click();
    else {
      // Home, End and the horizontal arrows move the cursor of the box, so no option stays active.
      if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) setActive(-1);
      return;
    }
    event.preventDefault();
  });
  const onInput = useEffectEvent(() => {
    // Escape clears a search field. An open list would consume the next Escape, which has to close the dialog.
    if (willClear.current) setOpen(false);
    else show();
    willClear.current = false;
  });
  const onLeave = useEffectEvent((event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node && input.form?.contains(event.relatedTarget))) setOpen(false);
  });
  // Before the next task, in which the focus could leave unnoticed.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('keydown', (event) => onKey(event), { signal });
    for (const name of inputEvents) input.addEventListener(name, () => onInput(), { signal });
    input.form?.addEventListener('focusout', (event) => onLeave(event), { signal });
    input.form?.addEventListener('submit', () => rememberSearch(input.value), { signal });
    return () => listening.abort();
  }, [input]);

  const choose = (choice: Choice) => {
    if (choice.kind !== 'page') rememberSearch(choice.kind === 'recent' ? choice.query : input.value);
    setOpen(false);
    onChoose?.();
  };

  return (
    <>
      <ClearButton />
      <p role="status" className="sr-only">
        {isOpen && query && answer ? suggestionCount(answer.count) : ''}
      </p>
      {isShown && (
        <div className="absolute inset-x-0 top-full z-40 max-h-[min(40rem,80dvh)] overflow-y-auto border border-t-0 border-ink bg-paper laptop:inset-s-auto laptop:w-[max(100%,min(22rem,100vw-4rem))]">
          <div role="listbox" id={listId} aria-label={query ? searchSuggestionsTitle : startTitle}>
            {groupsOf(choices).map(({ title, members }) => (
              <Group key={title} title={query ? undefined : title}>
                {members.map(({ choice, index }) => (
                  <SuggestionOption
                    key={choice.key}
                    id={`${id}${index}`}
                    choice={choice}
                    isActive={index === active}
                    onChoose={() => choose(choice)}
                  />
                ))}
              </Group>
            ))}
          </div>
          {!query && recent.length > 0 && <RecentRemovals queries={recent} input={input} />}
        </div>
      )}
    </>
  );
}

const titleOf = (choice: Choice) => (choice.kind === 'page' && choice.group ? startGroups[choice.group] : recentTitle);

/** Consecutive choices under one title, with their positions. */
function groupsOf(choices: readonly Choice[]) {
  const groups: { title: string; members: { choice: Choice; index: number }[] }[] = [];
  for (const [index, choice] of choices.entries()) {
    const title = titleOf(choice);
    if (groups.at(-1)?.title !== title) groups.push({ title, members: [] });
    groups.at(-1)?.members.push({ choice, index });
  }
  return groups;
}

/** A titled group of an empty box; without a title the options alone. */
function Group({ title, children }: { title: string | undefined; children: ReactNode }) {
  const id = useId();
  if (!title) return children;
  return (
    <div role="group" aria-labelledby={id} className="border-b border-line last:border-0">
      <p id={id} role="presentation" className="flex min-h-11 items-center px-3.5 text-sm text-soft">
        {title}
      </p>
      {children}
    </div>
  );
}

type RecentRemovalsProps = { queries: readonly string[]; input: HTMLInputElement };

/** Buttons that remove all recent searches or one. They are over the listbox, because an option cannot contain a button. */
function RecentRemovals({ queries, input }: RecentRemovalsProps) {
  const remove = (forget: () => void) => {
    // Before the removal: the focus of a removed button is lost.
    input.focus();
    forget();
  };
  return (
    <div className="absolute inset-e-0 top-0 flex flex-col items-end">
      <button
        type="button"
        aria-label={clearRecent}
        className="min-h-11 px-3.5 text-sm font-semibold underline"
        onClick={() => remove(forgetAllSearches)}
      >
        {clearRecent}
      </button>
      {queries.map((query) => (
        <button
          key={query}
          type="button"
          aria-label={removeRecent(query)}
          className="icon-button"
          onClick={() => remove(() => forgetSearch(query))}
        >
          <Icon name="close" className="size-5" />
        </button>
      ))}
    </div>
  );
}
