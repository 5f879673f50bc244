'use client';

import { useRef, type ReactNode } from 'react';
import { menuCopy } from '@/components/shell/copy';
import { Icon } from '@/components/ui/icon';
import { WelcomeLine } from './shopper-lines';

/** Phone menu. Opens by an invoker command without JavaScript; a click on a link closes it. */
export function MenuDialog({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  return (
    <>
      <button
        type="button"
        aria-label={menuCopy.menu}
        aria-haspopup="dialog"
        className="icon-button laptop:hidden"
        {...{ command: 'show-modal', commandfor: 'menu' }}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} id="menu" aria-label={menuCopy.menu} closedby="any" className="phone-menu">
        <div className="flex min-h-14 items-center justify-between gap-3 px-4">
          <WelcomeLine className="min-w-0 py-2 wrap-anywhere" />
          <button
            type="button"
            aria-label={menuCopy.closeMenu}
            className="icon-button -me-2.5 shrink-0"
            {...{ command: 'close', commandfor: 'menu' }}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={menuCopy.menu} onClick={close} className="px-4 pb-10">
          {children}
        </nav>
      </dialog>
    </>
  );
}
