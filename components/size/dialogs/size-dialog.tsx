'use client';

import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { actualSizeCopy } from '@/components/size/copy-fit';
import { Icon } from '@/components/ui/icon';

type SizeDialogProps = {
  /** Ref by which the content closes the dialog. */
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  /** Called after the dialog has closed in any way; focus is back on the element that opened it. */
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/** A dialog that opens on mount. Escape, a click outside and its button close it. */
export function SizeDialog({ ref, title, onClose, className = 'max-w-lg', children }: SizeDialogProps) {
  const heading = useId();
  useEffect(() => ref.current?.showModal(), [ref]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={heading}
      closedby="any"
      onClose={onClose}
      className={`m-auto max-h-dvh w-full overflow-x-clip overflow-y-auto overscroll-contain border border-ink bg-paper p-4 text-ink backdrop:bg-ink/60 tablet:p-6 phone:max-w-none ${className}`}
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id={heading} className="text-2xl">
          {title}
        </h2>
        <button
          type="button"
          aria-label={actualSizeCopy.close}
          className="icon-button -me-2 shrink-0"
          onClick={() => ref.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
