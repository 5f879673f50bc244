import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { handleOffline } from '@/browser/offline';
import { wasClickedEarly } from '@/browser/queued-clicks';

type Navigate = ReturnType<typeof useRouter>['push'];

/**
 * `router.push` that stays on the page while offline and opens the offline dialog (docs/product.md 20.9).
 */
export function useNavigate(): Navigate {
  const router = useRouter();
  return (...where) => {
    const go = () => router.push(...where);
    if (!handleOffline(go, where[0])) go();
  };
}

/**
 * Ref for a button with `data-early`. A click queued before hydration runs the action after hydration, when browser values
 * such as the date are known.
 */
export function useQueuedClick(action: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const answer = useEffectEvent(action);
  useEffect(() => {
    if (button.current && wasClickedEarly(button.current)) queueMicrotask(answer);
  }, []);
  return button;
}

const subscribeNever = () => () => undefined;

/**
 * A value known only in the browser that does not change while the page is shown.
 *
 * @param onServer is the value in the HTML and during hydration.
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(subscribeNever, read, () => onServer);
}
