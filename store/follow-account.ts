import type { Account } from '@/browser/firebase-auth';
import { useSession } from './session';

const fields = ['displayName', 'email', 'uid'] as const;

/**
 * How long to wait, in ms, before a provider that knows of no user is believed although there is a marker: a sign-in in
 * another tab reaches this tab's store a little earlier than its provider.
 */
const signOutDelayMs = 2000;

/** How long to wait for the provider's answer before telling the shopper, in ms. */
const timeoutMs = 10_000;

/** The first wait before a provider that could not be opened is tried again, and the longest, in milliseconds. */
const [firstWaitMs, longestWaitMs] = [2000, 60_000];

/** When the browser has nothing better to do: the welcome line is no reason to slow a page down. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

/**
 * While there is a marker, asks the provider who is signed in and follows every change, in this tab or another. For a
 * guest it does nothing, so that a guest never downloads the SDK. Returns the function that stops it.
 */
export function followAccount(): () => void {
  let followed: { marker: string; link: Link } | undefined;

  const leave = () => {
    followed?.link.leave();
    followed = undefined;
  };
  const onChange = () => {
    const { marker } = useSession.getState();
    if (followed?.marker === marker) return;
    leave();
    if (marker) followed = { marker, link: listen() };
  };
  const onReturn = () => followed?.link.look();

  const unsubscribe = useSession.subscribe(onChange);
  const listening = new AbortController();
  for (const event of ['online', 'focus', 'pageshow']) {
    window.addEventListener(event, onReturn, { signal: listening.signal });
  }
  onChange();
  return () => {
    unsubscribe();
    listening.abort();
    leave();
  };
}

type Link = {
  /** Looks again now: at the provider where it was opened, or whether it can be opened. */
  look: () => void;
  leave: () => void;
};

/** Tells the session what the provider says, from when the browser is idle on. */
function listen(): Link {
  let isLeft = false;
  let state: 'waiting' | 'opening' | 'open' = 'waiting';
  let waitMs = firstWaitMs;
  let stop = () => {};
  let signOutTimer: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const onAccount = (account: Account | null) => {
    clearTimeout(signOutTimer);
    // Another tab may have stored another marker of which this one has not heard yet; its own must not overwrite that.
    useSession.rehydrate();
    const { user, marker, signedIn, signedOut } = useSession.getState();
    if (isLeft || !marker) return;
    if (!account) signOutTimer = setTimeout(signedOut, signOutDelayMs);
    else if (!user || fields.some((field) => user[field] !== account[field])) signedIn(account, marker);
  };

  const open = async () => {
    if (isLeft || state !== 'waiting') return;
    state = 'opening';
    clearTimeout(retry);
    const patience = setTimeout(useSession.getState().unreachable, timeoutMs);
    try {
      const provider = await import('@/browser/firebase-auth');
      stop = await provider.followAccount(onAccount);
      state = 'open';
      if (isLeft) stop();
    } catch {
      state = 'waiting';
      if (isLeft) return;
      useSession.getState().unreachable();
      retry = setTimeout(() => void open(), waitMs);
      waitMs = Math.min(2 * waitMs, longestWaitMs);
    } finally {
      clearTimeout(patience);
    }
  };

  /** A new name in another tab reaches this one's provider in silence. */
  const refresh = async () => onAccount(await (await import('@/browser/firebase-auth')).currentAccount());

  whenIdle(() => void open());
  return {
    look: () => void (state === 'open' ? refresh().catch(() => {}) : open()),
    leave() {
      isLeft = true;
      clearTimeout(signOutTimer);
      clearTimeout(retry);
      stop();
    },
  };
}
