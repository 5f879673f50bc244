import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { rejectOffline } from '@/browser/offline';

type Navigate = ReturnType<typeof useRouter>['push'];

/**
 * Leads to another page of the shop. Offline the page stays, which says so and offers to go on once the browser is online
 * (docs/product.md 20.9).
 */
export function useNavigate(): Navigate {
  const router = useRouter();
  return (...where) => {
    const go = () => router.push(...where);
    if (!rejectOffline(go, where[0])) go();
  };
}

/**
 * A ref for a button marked `data-early`: a press from before the scripts came is answered as soon as they have, and React knows
 * what only the browser does, such as the day.
 */
export function useQueuedClick(action: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const answer = useEffectEvent(action);
  useEffect(() => {
    if (button.current && window.earlyPresses?.includes(button.current)) queueMicrotask(answer);
  }, []);
  return button;
}

const never = () => () => undefined;

/**
 * What only the browser knows, and what stays as it is while the page is shown.
 * @param onServer what stands in the page's HTML, and until React has taken that over
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}
