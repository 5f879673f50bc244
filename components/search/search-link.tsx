'use client';

import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { closeSearch, searchTitle } from './copy';
import { SearchBox } from './search-box';

/**
 * The search icon of a phone. The click handler opens and focuses the search box synchronously, because a phone opens its keyboard
 * only for a focus during the click (docs/product.md 8.11). The link also works in a new tab and without JavaScript.
 */
export function SearchLink({ watchCount }: { watchCount: number }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    flushSync(() => setOpen(true));
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <Link href="/search" aria-label={searchTitle} data-held className="icon-button laptop:hidden" onClick={open}>
        <Icon name="search" />
      </Link>
      {isOpen && (
        <dialog
          ref={dialog}
          aria-label={searchTitle}
          onClose={() => setOpen(false)}
          className="m-0 size-full max-h-none max-w-none bg-paper p-4 text-ink"
        >
          <div className="flex">
            <SearchBox name={searchTitle} watchCount={watchCount} className="min-w-0 flex-1" onChoose={close} />
            <button type="button" aria-label={closeSearch} className="icon-button -me-2.5 shrink-0" onClick={close}>
              <Icon name="close" />
            </button>
          </div>
        </dialog>
      )}
    </>
  );
}
