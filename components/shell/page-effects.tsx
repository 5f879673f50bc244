'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { expectRestoredPosition, jumpNearNavigation, takeNavigationScroll } from '@/browser/navigation-scroll';
import { beginReturn, endReturn, prefersReducedMotion } from '@/browser/picture-transition';
import { endClickQueue, replayQueuedClicks } from '@/browser/queued-clicks';
import { markHydrated } from '@/browser/root-attributes';
import { followWhenSignedIn } from '@/store/follow-when-signed-in';
import { listenForOtherTabs } from '@/store/sync';

/* Components of every page of the shop that render nothing. */

/**
 * Scrolls smoothly to the navigation bar after a card or shop button opened a page (docs/product.md 3.12). On Back, prepares
 * the view transition of the picture. If the focused element was unmounted, `<main>` takes the focus (docs/product.md 20.15).
 */
export function NavigationScroll() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  // Once, before Next adds its listener, because Next can render the other page before the next listener runs.
  useEffect(() => {
    const goBack = () => {
      expectRestoredPosition();
      beginReturn(shown.current);
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);
  useLayoutEffect(() => {
    shown.current = pathname;
    jumpNearNavigation(pathname);
    endReturn();
  }, [pathname]);
  const before = useRef(pathname);
  useEffect(() => {
    const hasLostFocus = before.current !== pathname && document.activeElement === document.body;
    before.current = pathname;
    const scrolls = takeNavigationScroll(pathname);
    if (scrolls) {
      document
        .getElementById('navigation')
        ?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    }
    if (scrolls || hasLostFocus) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}

/**
 * Synchronises cart, wishlist and session with other tabs, also after a return from the back-forward cache. For a signed-in
 * user it follows the sign-in provider.
 */
export function TabSync() {
  useEffect(() => listenForOtherTabs(), []);
  useEffect(() => followWhenSignedIn(), []);
  return null;
}

/** Marks the page as hydrated and replays queued clicks (docs/product.md 20.7). Must be the last component of the page. */
export function QueuedClicks() {
  useBrowserDefaults();
  useLayoutEffect(() => endClickQueue(), []);
  useEffect(() => {
    markHydrated();
    offerOtherLanguage();
    // Waits until the other components have rendered the stored cart, wishlist and session.
    const answering = setTimeout(replayQueuedClicks);
    return () => clearTimeout(answering);
  }, []);
  return null;
}

/** Offers the page in another language if the browser prefers one. A shop in English alone has no code for it. */
function offerOtherLanguage(): void {
  if (process.env.LANGUAGES !== 'en' && navigator.language.split('-')[0] !== document.documentElement.lang)
    void import('@/browser/offer-language').then(
      ({ offerLanguage }) => offerLanguage(),
      () => {},
    );
}

/**
 * Loads what no first paint needs: the same dialogs and commands in every engine, and updates of a page that the
 * browser translates. It waits for the first focus or translated text. An engine without `closedby`, and so without
 * `command`, loads at once.
 */
function useBrowserDefaults(): void {
  useEffect(() => {
    const seen: MutationRecord[] = [];
    const load = () =>
      void import('@/browser/input-defaults').then(
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
