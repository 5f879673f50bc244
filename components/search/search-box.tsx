'use client';

import { addressOf } from '@/domain/language';
import { startTransition, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { searchPrompt, searchTitle, type searchTool } from './copy';
import type { PopupAttributes, Suggestions } from './suggestions';

type SearchBoxProps = {
  /** Accessible name, different for each search box of a page. */
  name: string;
  watchCount: number;
  className?: string;
  words?: string;
  /** Offers the form to a browser's assistant; set for at most one box of a page. */
  tool?: typeof searchTool;
  /** Called when a suggestion has been chosen. */
  onChoose?: () => void;
};

/**
 * The search box: a plain form that loads the suggestions at its first focus (docs/product.md 8.10, 8.12). An empty box is not
 * submitted (docs/product.md 8.3).
 */
export function SearchBox({ name, watchCount, className = '', words = '', tool, onChoose }: SearchBoxProps) {
  const field = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [code, setCode] = useState<{ Suggestions: typeof Suggestions }>();
  const [popup, setPopup] = useState<PopupAttributes>();
  const prompt = searchPrompt(watchCount);
  const load = () => void import('./suggestions').then(setCode, () => {});
  useEffect(() => {
    if (field.current === document.activeElement) load();
    // A transition: a synchronous update would render again within the hydration task.
    startTransition(() => setInput(field.current));
  }, []);
  const stopWhenEmpty = (event: SubmitEvent) => {
    if (!field.current?.value.trim()) event.preventDefault();
  };
  return (
    <form
      role="search"
      aria-label={name}
      action={addressOf('/search')}
      onSubmit={stopWhenEmpty}
      className={`relative flex ${className}`}
      {...tool?.form}
    >
      <input
        ref={field}
        type="search"
        name="q"
        aria-label={prompt}
        placeholder={prompt}
        defaultValue={words}
        autoComplete="off"
        onFocus={load}
        {...tool?.field}
        // The combobox role depends on JavaScript, so it is set only after hydration.
        {...(input && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': false,
          ...popup,
        })}
        className="search-field"
      />
      <button type="submit" className="h-11 border border-ink px-4 font-semibold hover:bg-ink hover:text-paper">
        {searchTitle}
      </button>
      {code && input && (
        <code.Suggestions input={input} watchCount={watchCount} onPopup={setPopup} onChoose={onChoose} />
      )}
    </form>
  );
}
