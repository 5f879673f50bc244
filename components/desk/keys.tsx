'use client';

import { useEffect, useRef } from 'react';
import { markHydrated } from '@/browser/root-attributes';

const keys = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['Enter', 'Open the row'],
  ['/', 'Search'],
  ['?', 'These keys'],
] as const;

/** Keys of the desk's lists: j and k move through the rows, / searches, ? lists the keys (docs/product.md 41.3). */
export function DeskKeys() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey } = event;
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, dialog');
      if (isTyping || ctrlKey || altKey || metaKey || event.isComposing) return;
      if (key === '?') dialog.current?.showModal();
      else if (key === '/') document.querySelector<HTMLElement>('input[type=search]')?.focus();
      else if (key === 'j' || key === 'k') moveBy(key === 'j' ? 1 : -1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    markHydrated();
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <dialog ref={dialog} aria-label="Keys" closedby="any" className="desk-keys">
      <dl>
        {keys.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit">Close</button>
      </form>
    </dialog>
  );
}

/** Focuses the link of the row after or before the focused one; the first row if none is. */
function moveBy(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const row = document.activeElement?.closest('tr, li');
  const index = row ? links.findIndex((link) => row.contains(link)) : -1;
  const next = index < 0 ? 0 : Math.min(links.length - 1, Math.max(0, index + step));
  links[next]?.focus();
}
