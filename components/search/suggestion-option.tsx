'use client';

import type { MouseEvent } from 'react';
import { Price } from '@/components/catalogue/price';
import { arrows, Pictogram } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { Choice } from './choices';
import { allResults } from './copy-results';

type SuggestionOptionProps = { id: string; choice: Choice; isActive: boolean; onChoose: () => void };

/** An option that is a link, so that it can open in a new tab. A click on it leaves the focus in the search box. */
export function SuggestionOption({ id, choice, isActive, onChoose }: SuggestionOptionProps) {
  const follow = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    if (!metaKey && !ctrlKey && !shiftKey) onChoose();
  };
  return (
    <Link
      role="option"
      id={id}
      href={choice.href}
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={follow}
      className="flex min-h-11 items-center gap-[12px] px-[14px] py-1 hover:bg-card aria-selected:bg-ink aria-selected:text-paper"
    >
      <OptionContent choice={choice} />
    </Link>
  );
}

function OptionContent({ choice }: { choice: Choice }) {
  switch (choice.kind) {
    case 'watch': {
      const { maker, model, picture } = choice.watch;
      return (
        <>
          <span className="w-[40px] shrink-0">
            <Picture picture={picture} sizes="40px" priority="low" />
          </span>
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 leading-tight wrap-break-word">
            <span className="max-w-full">
              <span className="block text-sm opacity-75">{maker} </span>
              <span className="block font-semibold">{model} </span>
            </span>
            <Price of={choice.watch} className="tabular-nums" />
          </span>
        </>
      );
    }
    case 'page':
      return (
        <>
          <Pictogram shape={arrows.right} className="size-5" />
          <span className="font-semibold">{choice.label}</span>
        </>
      );
    case 'recent':
      return <span className="min-w-0 truncate pe-12">{choice.query}</span>;
    case 'all':
      return <span className="min-w-0 py-2 wrap-anywhere underline">{allResults(choice.query, choice.count)}</span>;
  }
}
