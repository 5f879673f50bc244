'use client';

import { useEffect, useRef, useState } from 'react';
import { handleOffline, onOffline } from '@/browser/offline';
import { offlineCopy } from './copy';

/**
 * Dialog for a navigation attempt while offline. Without it the browser replaces the page with its own error page
 * (docs/decisions/0017-service-worker.md).
 */
export function OfflineDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [attempt, setAttempt] = useState<() => void>();
  const [isBack, setBack] = useState(false);

  useEffect(() => {
    const stop = onOffline((action) => {
      setBack(false);
      setAttempt(() => action);
    });
    const listening = new AbortController();
    const { signal } = listening;
    const updateConnection = () => setBack(navigator.onLine);
    window.addEventListener('online', updateConnection, { signal });
    window.addEventListener('offline', updateConnection, { signal });
    // Only native submits: other forms call preventDefault and show their own result.
    window.addEventListener('submit', (event) => blockWhenOffline(event), { signal });
    return () => {
      stop();
      listening.abort();
    };
  }, []);

  useEffect(() => {
    if (attempt) dialog.current?.showModal();
  }, [attempt]);

  const goOn = () => {
    if (!navigator.onLine) return;
    dialog.current?.close();
    attempt?.();
  };

  if (!attempt) return null;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="offline-title"
      closedby="any"
      onClose={() => setAttempt(undefined)}
      className="m-auto w-[min(30rem,calc(100vw-2rem))] border-2 border-ink bg-paper p-6 text-ink backdrop:bg-ink/60"
    >
      <h2 id="offline-title" className="text-2xl" aria-live="polite">
        {isBack ? offlineCopy.isBack : offlineCopy.title}
      </h2>
      <p className="mt-3">{offlineCopy.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" disabled={!isBack} onClick={goOn} className="button">
          {offlineCopy.goOn}
        </button>
        <button type="button" onClick={() => dialog.current?.close()} className="button-quiet">
          {offlineCopy.stay}
        </button>
      </div>
    </dialog>
  );
}

function blockWhenOffline(event: SubmitEvent) {
  const { target: form, submitter } = event;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method === 'dialog') return;
  if (handleOffline(() => form.requestSubmit(submitter), addressOf(form))) event.preventDefault();
}

/** URL of a GET form's submission; undefined for other methods. */
function addressOf(form: HTMLFormElement): string | undefined {
  if (form.method !== 'get') return undefined;
  const address = new URL(form.action);
  address.search = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  ).toString();
  return address.href;
}
