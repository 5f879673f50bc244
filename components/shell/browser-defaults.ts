import { useEffect } from 'react';
import { hasNativeDialogs } from '@/browser/queued-clicks';

const interactions = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Loads what no first paint needs: the same wheel, dialogs and commands in every engine, the shop's time, and updates of
 * a page that the browser translates. Loads at once only in a case that does not wait for an interaction.
 */
export function useBrowserDefaults(): void {
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const load = () => {
      stopped.abort();
      import('@/browser/input-defaults').then(
        ({ startInputDefaults }) => startInputDefaults(),
        () => undefined,
      );
    };
    for (const name of interactions) addEventListener(name, load, { signal, capture: true });
    // A product page without a weekend price learns the time from its stock (docs/product.md 28.9).
    const buyBar = document.querySelector('.buy-bar');
    const canWait = buyBar && !buyBar.querySelector('.price');
    if (!hasNativeDialogs() || !canWait) load();
    return () => stopped.abort();
  }, []);
  useEffect(awaitTranslation, []);
}

/** Loads the code that follows a translation when the first translated text appears (docs/product.md 20.17). */
function awaitTranslation() {
  const seen: MutationRecord[] = [];
  const follow = () => {
    import('@/browser/translated-text').then(
      ({ followTranslations }) => {
        waiting.disconnect();
        followTranslations(seen);
      },
      () => undefined,
    );
  };
  const waiting = new MutationObserver((records) => {
    const isFirst = seen.length === 0;
    const isTranslated = records.some(({ addedNodes }) => [...addedNodes].some(({ nodeName }) => nodeName === 'FONT'));
    if (!isFirst || isTranslated) seen.push(...records);
    if (isFirst && isTranslated) follow();
  });
  waiting.observe(document.body, { childList: true, subtree: true });
  if (document.querySelector('font')) follow();
  return () => waiting.disconnect();
}
