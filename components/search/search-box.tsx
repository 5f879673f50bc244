'use client';

import { startTransition, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { searchPrompt, searchTitle, type searchTool } from './copy';
import type { PopupAttributes, Suggestions } from './suggestions';

/** `name` tells the search boxes of one page apart. */
type SearchBoxProps = {
  name: string;
  watchCount: number;
  className?: string;
  words?: string;
  /** Lends the form to a browser's assistant: one box of a page may. */
  tool?: typeof searchTool;
  /** Called when a suggestion has been chosen. */
  onChoose?: () => void;
};

/**
 * The search box: a plain form, whose first focus brings the suggestions (docs/product.md 8.10, 8.12). With nothing in it
 * its button does nothing (docs/product.md 8.3).
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
    // Set as the page takes the field over, it would have React draw once more before that task ends.
    startTransition(() => setInput(field.current));
  }, []);
  const stopWhenEmpty = (event: SubmitEvent) => {
    if (!field.current?.value.trim()) event.preventDefault();
  };
  return (
    <form
      role="search"
      aria-label={name}
      action="/search"
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
        // A script has run once the input is known: before, it is no more than a field.
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
