import { useSession } from './session';

/**
 * How long a provider that knows of nobody is doubted while there is a marker, in milliseconds: another tab may just
 * have signed in, which reaches this one's provider a little later than its store.
 */
const doubtMs = 2000;

/** When the browser has nothing better to do: the welcome line is no reason to slow a page down. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

/**
 * Asks the provider who is signed in wherever a marker says that somebody is, and follows what becomes of that. A guest
 * is not followed, so that an anonymous shopper downloads nothing of it. Returns the function that stops it.
 */
export function followAccount(): () => void {
  let leave: (() => void) | undefined;

  const onChange = () => {
    const { status, marker } = useSession.getState();
    if (status === 'guest') {
      leave?.();
      leave = undefined;
    } else if (status === 'unknown' && marker) {
      leave?.();
      leave = listen();
    }
  };
  const unsubscribe = useSession.subscribe(onChange);
  // Where the provider could not be loaded for want of a connection, the shopper stays unknown until there is one.
  window.addEventListener('online', onChange);
  onChange();
  return () => {
    unsubscribe();
    window.removeEventListener('online', onChange);
    leave?.();
  };
}

/** Tells the session what the provider says, from when the browser is idle on. */
function listen(): () => void {
  let left = false;
  let stop = () => {};
  let doubt: ReturnType<typeof setTimeout> | undefined;

  const open = async () => {
    if (left) return;
    const provider = await import('@/lib/firebase-auth');
    stop = await provider.followAccount((account) => {
      clearTimeout(doubt);
      if (left) return;
      const { signedIn, signedOut, marker } = useSession.getState();
      if (account) signedIn(account, marker ?? (account.hasPassword ? 'true' : account.uid));
      else doubt = setTimeout(signedOut, doubtMs);
    });
    if (left) stop();
  };
  whenIdle(() => void open().catch(() => {}));
  return () => {
    left = true;
    clearTimeout(doubt);
    stop();
  };
}
