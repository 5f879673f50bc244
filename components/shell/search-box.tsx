'use client';

import type { SubmitEvent } from 'react';
import { shellWords } from '@/components/words/shell';
import { searchPrompt } from '@/components/words/search';

const stopWhenEmpty = (event: SubmitEvent<HTMLFormElement>) => {
  const words = new FormData(event.currentTarget).get('q');
  if (!String(words ?? '').trim()) event.preventDefault();
};

/** `name` tells the search boxes of one page apart. */
type SearchBoxProps = { name: string; watchCount: number; className?: string; words?: string };

/** The search box. With nothing in it its button does nothing (docs/product.md 8.3). */
export function SearchBox({ name, watchCount, className = '', words = '' }: SearchBoxProps) {
  const prompt = searchPrompt(watchCount);
  return (
    <form role="search" aria-label={name} action="/search" onSubmit={stopWhenEmpty} className={`flex ${className}`}>
      <input
        type="search"
        name="q"
        aria-label={prompt}
        placeholder={prompt}
        defaultValue={words}
        autoComplete="off"
        className="h-11 min-w-0 flex-1 appearance-none border border-r-0 border-ink bg-transparent px-3.5 placeholder:text-soft"
      />
      <button type="submit" className="h-11 border border-ink px-4 font-semibold hover:bg-ink hover:text-paper">
        {shellWords.search}
      </button>
    </form>
  );
}
