'use client';

import { addressOf } from '@/domain/language';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchSearchEntries } from '@/browser/search-client';
import { Price } from '@/components/catalogue/price';
import { useWeekend } from '@/components/catalogue/weekend';
import { searchTitle } from '@/components/search/copy';
import { searchSummary } from '@/components/search/copy-results';
import { ClearButton } from '@/components/search/clear-button';
import { Link } from '@/components/ui/link';
import type { Suggestions } from '@/domain/search/search-entry';
import { createSuggester } from '@/domain/search/suggest';
import { cleanQuery } from '@/domain/search/words';
import { offlinePageCopy } from './copy';

type Suggest = ReturnType<typeof createSuggester>;

/** Searches the cached search index in the browser, for the query of the URL or the input (docs/product.md 30.2). */
export function OfflineSearch() {
  const [text, setText] = useState('');
  const [suggest, setSuggest] = useState<Suggest | null>();
  const isWeekend = useWeekend();
  const input = useRef<HTMLInputElement>(null);
  const takeEarlyText = useEffectEvent(() => setText(input.current?.value ?? ''));
  useEffect(() => takeEarlyText(), []);
  useEffect(() => {
    let isUnmounted = false;
    void fetchSearchEntries().then((answer) => {
      if (isUnmounted) return;
      const asked = new URLSearchParams(location.search).get('q');
      if (asked && location.pathname === addressOf('/search')) setText((typed) => typed || asked);
      setSuggest(() => (answer.ok ? createSuggester(answer.value) : null));
    });
    return () => {
      isUnmounted = true;
    };
  }, []);
  const query = cleanQuery(text);
  const found = suggest && query ? suggest(query, isWeekend) : undefined;
  return (
    <section className="mt-12">
      <h2 className="text-2xl">
        <label htmlFor="offline-search">{offlinePageCopy.searchLabel}</label>
      </h2>
      <div className="mt-3 flex max-w-lg">
        <input
          ref={input}
          id="offline-search"
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="search-field border-e!"
          placeholder={searchTitle}
        />
        <ClearButton />
      </div>
      <p role="status" className="mt-3 text-soft">
        {suggest === null && offlinePageCopy.cannotSearch}
        {found && searchSummary(true, found.count, found.pages.length > 0)}
      </p>
      {found && <Found found={found} />}
    </section>
  );
}

function Found({ found }: { found: Suggestions }) {
  return (
    <ul className="max-w-lg">
      {found.pages.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} className="bar-link font-semibold underline">
            {label}
          </Link>
        </li>
      ))}
      {found.watches.map((watch) => (
        <li key={watch.key}>
          <Link href={watch.path} className="flex min-h-11 items-center gap-3 py-1 hover:bg-card">
            <span className="min-w-0 flex-1 leading-tight">
              <span className="block text-sm text-soft">{watch.maker} </span>
              <span className="block font-semibold">{watch.model} </span>
            </span>
            <Price of={watch} className="text-end tabular-nums" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
