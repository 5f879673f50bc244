'use client';

import { useEffect, useRef, useState } from 'react';
import { useJoined } from '@/store/account-state';
import type { Joined } from '@/store/list-exchange';
import { joinedCopy } from './copy';

/** Shows which lines a sign-in added to the account's lists, with Undo, until it is closed (docs/product.md 40.3). */
export function JoinedNote() {
  const joined = useJoined((state) => state.joined);
  return joined && <Note {...joined} />;
}

function Note({ lines, undo }: Joined) {
  const onClose = () => {
    document.getElementById('main')?.focus({ preventScroll: true }); // the pressed button is unmounted
    useJoined.setState({ joined: undefined });
  };
  const [message, setMessage] = useState('');
  const [isUndone, setUndone] = useState(false);
  // A live region announces a change, not its first content.
  useEffect(() => {
    const shown = setTimeout(() => setMessage(joinedCopy.added(lines)));
    return () => clearTimeout(shown);
  }, [lines]);
  const close = useRef<HTMLButtonElement>(null);
  const press = () => {
    undo();
    close.current?.focus(); // the pressed button is unmounted
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
        <div className="flex flex-wrap gap-x-6">
          {!isUndone && (
            <button type="button" className="bar-link underline underline-offset-4" onClick={press}>
              {joinedCopy.undo}
            </button>
          )}
          <button ref={close} type="button" className="bar-link underline underline-offset-4" onClick={onClose}>
            {joinedCopy.close}
          </button>
        </div>
      </div>
    </section>
  );
}
