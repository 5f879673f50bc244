'use client';

import { useRef, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { shellWords } from '@/components/words/shell';
import { WelcomeLine } from './welcome-line';

/** Opens with or without JavaScript; a choice in the dialog closes it. */
export function MenuDialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const openWhereCommandsAreUnknown = () => {
    if (!('commandForElement' in HTMLButtonElement.prototype)) dialog.current?.showModal();
  };

  return (
    <>
      <button
        type="button"
        aria-label={shellWords.menu}
        aria-haspopup="dialog"
        className="icon-button laptop:hidden"
        onClick={openWhereCommandsAreUnknown}
        {...{ command: 'show-modal', commandfor: 'menu' }}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        id="menu"
        aria-label={shellWords.menu}
        closedby="any"
        className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none w-full max-w-md overflow-y-auto overscroll-contain bg-paper text-ink backdrop:bg-ink/60"
      >
        <div className="flex min-h-14 items-center justify-between gap-3 px-4">
          <WelcomeLine className="min-w-0 py-2 wrap-anywhere" />
          <button
            type="button"
            aria-label={shellWords.closeMenu}
            className="icon-button -mr-2.5 shrink-0"
            onClick={close}
            {...{ command: 'close', commandfor: 'menu' }}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={shellWords.menu} onClick={close} className="px-4 pb-10">
          {children}
        </nav>
      </dialog>
    </>
  );
}
