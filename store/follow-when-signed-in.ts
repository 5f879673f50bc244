import { useSession } from './session';

/** Events after which the connection may be back. */
const returns = ['online', 'focus', 'pageshow'];

/**
 * Loads account following once there is a marker and retries failed loads. Guests never download it. Returns a stop
 * function.
 */
export function followWhenSignedIn(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isAsked = false;
  let stop = () => {};
  const look = () => {
    if (isAsked || !useSession.getState().marker) return;
    isAsked = true;
    import('./follow-account').then(
      ({ followAccount }) => {
        if (!signal.aborted) stop = followAccount();
      },
      () => {
        isAsked = false;
        useSession.getState().unreachable();
      },
    );
  };
  const unsubscribe = useSession.subscribe(({ marker }, before) => marker !== before.marker && look());
  for (const event of returns) window.addEventListener(event, look, { signal });
  look();
  return () => {
    listening.abort();
    unsubscribe();
    stop();
  };
}
