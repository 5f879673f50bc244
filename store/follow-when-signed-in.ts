import { useSession } from './session';

/** When a connection may have come back, or the shopper has. */
const returns = ['online', 'focus', 'pageshow'];

/**
 * Follows the account from when there is a marker on: what that takes is fetched then, and again where it could not be had. A guest
 * never downloads it. Returns the function that stops it.
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
