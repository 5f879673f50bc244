import { type RefObject, useEffect, useRef } from 'react';
import { isOnDialogEntry } from './dialog-entry';

/**
 * Lets Back close a dialog and stay on the page: while it is open it has an entry of its own in the history, which it keeps
 * over a reload.
 *
 * @returns to be called once the dialog has closed; takes the entry out again where it was not Back that closed it.
 */
export function useBackToClose(dialog: RefObject<HTMLDialogElement | null>): () => void {
  const hasEntry = useRef(false);
  useEffect(() => {
    if (!hasEntry.current && !isOnDialogEntry()) window.history.pushState({ hasDialog: true }, '');
    hasEntry.current = true;
    const wentBack = () => {
      hasEntry.current = false;
      dialog.current?.close();
    };
    window.addEventListener('popstate', wentBack);
    return () => window.removeEventListener('popstate', wentBack);
  }, [dialog]);
  return () => {
    if (hasEntry.current) window.history.back();
    hasEntry.current = false;
  };
}
