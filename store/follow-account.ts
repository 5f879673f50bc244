import type { Account } from '@/browser/firebase-auth';
import { useJoined } from './account-state';
import { useSession } from './session';

const fields = ['displayName', 'email', 'uid'] as const;

/**
 * Delay in ms before a missing user counts as signed out although a marker exists. After a sign-in in another tab, the
 * marker reaches this tab before the provider does.
 */
const signOutDelayMs = 2000;

/** Timeout in ms after which the provider counts as unreachable. */
const timeoutMs = 10_000;

/** First and longest delay between attempts to open the provider, in ms. */
const [firstWaitMs, longestWaitMs] = [2000, 60_000];

/** Runs work when idle: the welcome line must not slow down a page. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
}

/**
 * Follows the provider's account while there is a marker. Does nothing for guests, so that they never download the
 * SDK. Returns a stop function.
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
  /** Refreshes the account, or retries to open the provider. */
  look: () => void;
  leave: () => void;
};

/** Opens the provider when idle and forwards accounts to the session. */
function listen(): Link {
  let isLeft = false;
  let state: 'waiting' | 'opening' | 'open' = 'waiting';
  let waitMs = firstWaitMs;
  let stop = () => {};
  let signOutTimer: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let listsOf: string | undefined;
  let stopLists = () => {};

  const onAccount = (account: Account | null) => {
    clearTimeout(signOutTimer);
    // Another tab may have stored a newer marker, which this tab must not overwrite.
    useSession.rehydrate();
    const { user, marker, signedIn, signedOut } = useSession.getState();
    if (isLeft || !marker) return;
    if (!account) signOutTimer = setTimeout(signedOut, signOutDelayMs);
    else {
      if (account.emailVerified) void openLists(account.uid);
      if (!user || fields.some((field) => user[field] !== account[field])) signedIn(account, marker);
    }
  };

  /** Follows the account's lists; retried at the next response of the provider if the code does not load. */
  const openLists = async (uid: string) => {
    if (listsOf === uid) return;
    listsOf = uid;
    try {
      const [{ followLists }, { idToken }] = await Promise.all([
        import('./follow-lists'),
        import('@/browser/firebase-auth'),
      ]);
      stopLists();
      if (isLeft) return;
      const stopFollowing = followLists(uid, { idToken, onJoined: (joined) => useJoined.setState({ joined }) });
      stopLists = () => {
        stopFollowing();
        // Its Undo would change the lists of a guest, or of another account.
        useJoined.setState({ joined: undefined });
      };
    } catch {
      listsOf = undefined;
    }
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

  /** The provider does not report a name changed in another tab. */
  const refresh = async () => onAccount(await (await import('@/browser/firebase-auth')).currentAccount());

  whenIdle(() => void open());
  return {
    look: () => void (state === 'open' ? refresh().catch(() => {}) : open()),
    leave() {
      isLeft = true;
      clearTimeout(signOutTimer);
      clearTimeout(retry);
      stop();
      stopLists();
    },
  };
}
