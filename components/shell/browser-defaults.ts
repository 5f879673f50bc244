import { useEffect } from 'react';

/**
 * Loads what no first paint needs: the same dialogs and commands in every engine, and updates of a page that the
 * browser translates. It waits for the first focus or translated text. An engine without `closedby`, and so without
 * `command`, loads at once.
 */
export function useBrowserDefaults(): void {
  useEffect(() => {
    const seen: MutationRecord[] = [];
    const load = () =>
      void import('@/browser/late-defaults').then(
        ({ startDefaults }) => startDefaults(seen, waiting),
        () => {},
      );
    const waiting = new MutationObserver((records) => {
      if (document.querySelector('font')) {
        seen.push(...records);
        load();
      }
    });
    waiting.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', load, { once: true });
    if (!('closedBy' in HTMLDialogElement.prototype)) load();
  }, []);
}
