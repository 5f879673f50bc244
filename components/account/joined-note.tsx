'use client';

import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { followAccount as follow } from '@/store/follow-account';
import type { Joined } from '@/store/follow-lists';
import { joinedCopy } from './copy';

/**
 * Follows the account of a signed-in shopper, and shows what a sign-in has added to its lists. The note has a React root of
 * its own, so that pages of guests carry no code for it. Returns a stop function.
 */
export function followAccount(): () => void {
  return follow((joined) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const close = () => {
      root.unmount();
      place.remove();
    };
    root.render(<JoinedNote {...joined} onClose={close} />);
  });
}

/** Says what a sign-in has added to the account's lists, with Undo, until it is closed (docs/product.md 40.3). */
function JoinedNote({ lines, undo, onClose }: Joined & { onClose: () => void }) {
  const [message, setMessage] = useState('');
  const [isUndone, setUndone] = useState(false);
  // A live region announces a change, not its first content.
  useEffect(() => {
    const shown = setTimeout(() => setMessage(joinedCopy.added(lines)));
    return () => clearTimeout(shown);
  }, [lines]);
  const press = () => {
    undo();
    setMessage(joinedCopy.undone);
    setUndone(true);
  };
  return (
    <section
      aria-label={joinedCopy.title}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-ink bg-paper text-ink print:hidden"
    >
      <div className="page-width flex flex-wrap items-center gap-x-6 py-2">
        <p role="status" className="min-w-0 flex-1 basis-56 py-2">
          {message}
        </p>
        {!isUndone && (
          <button type="button" className="bar-link underline underline-offset-4" onClick={press}>
            {joinedCopy.undo}
          </button>
        )}
        <button type="button" className="bar-link underline underline-offset-4" onClick={onClose}>
          {joinedCopy.close}
        </button>
      </div>
    </section>
  );
}
