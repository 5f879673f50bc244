import { useEffect, useEffectEvent } from 'react';

/** Does something once the browser is connected again, as long as that is waited for. */
export function useWhenOnline(isWaiting: boolean, act: () => void): void {
  const whenOnline = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting) return;
    const listening = new AbortController();
    window.addEventListener('online', () => whenOnline(), { signal: listening.signal });
    return () => listening.abort();
  }, [isWaiting]);
}
