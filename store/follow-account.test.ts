import type { Account } from '@/browser/firebase-auth';
import { followAccount } from './follow-account';
import { useJoined } from './account-state';
import type { FollowListsOptions } from './follow-lists';
import { markerKey, useSession } from './session';

type Listener = (account: Account | null) => void;
const listeners = new Set<Listener>();
const follow = jest.fn(async (listener: Listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
});
let current: Account | null = null;
const stopped: string[] = [];
const followLists = jest.fn<() => void, [string, FollowListsOptions]>((uid) => () => void stopped.push(uid));
jest.mock('./follow-lists', () => ({
  followLists: (uid: string, options: FollowListsOptions) => followLists(uid, options),
}));
jest.mock('@/browser/firebase-auth', () => ({
  followAccount: (listener: Listener) => follow(listener),
  currentAccount: async () => current,
}));

const ada: Account = { displayName: 'Ada', email: 'ada@x.org', uid: 'u1', emailVerified: true, hasPassword: true };
const emitAccount = (account: Account | null) => listeners.forEach((listener) => listener(account));
let stop = () => {};

/** Opens a page with a sign-in marker, or without one. */
async function open(marker: string | null) {
  if (marker) window.localStorage.setItem(markerKey, marker);
  useSession.rehydrate();
  stop = followAccount();
  await jest.advanceTimersByTimeAsync(300);
}

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  useSession.getState().signedOut();
  follow.mockClear();
  followLists.mockClear();
  stopped.length = 0;
  current = null;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('followAccount does not load the provider for a guest', async () => {
  await open(null);
  expect(follow).not.toHaveBeenCalled();
});

it('followAccount sets the user of a marker and keeps the marker', async () => {
  await open('u1');
  expect(useSession.getState().status).toBe('unknown');
  emitAccount(ada);
  expect(useSession.getState()).toMatchObject({ status: 'user', marker: 'u1', user: { displayName: 'Ada' } });
});

it('followAccount waits before it accepts a missing account, because another tab may have signed in', async () => {
  await open('true');
  emitAccount(null);
  await jest.advanceTimersByTimeAsync(500);
  expect(useSession.getState().status).toBe('unknown');
  emitAccount(ada);
  await jest.advanceTimersByTimeAsync(5000);
  expect(useSession.getState().status).toBe('user');
});

it('followAccount removes a marker without an account and stops listening', async () => {
  await open('true');
  emitAccount(null);
  await jest.advanceTimersByTimeAsync(2100);
  expect(useSession.getState()).toMatchObject({ status: 'guest', marker: null });
  expect(window.localStorage.getItem(markerKey)).toBeNull();
  expect(listeners.size).toBe(0);
});

it.each([
  ['the browser is online again', 'online'],
  ['the window has focus again', 'focus'],
  ['the back-forward cache restores the page', 'pageshow'],
])('followAccount loads the provider when another tab signs in and retries when %s', async (_, event) => {
  await open(null);
  window.localStorage.setItem(markerKey, 'true');
  follow.mockRejectedValueOnce(new Error('offline'));
  useSession.rehydrate();
  await jest.advanceTimersByTimeAsync(300);
  expect(useSession.getState().status).toBe('unknown');
  window.dispatchEvent(new Event(event));
  await jest.advanceTimersByTimeAsync(300);
  emitAccount(ada);
  expect(useSession.getState().status).toBe('user');
});

it('followAccount applies a new name, another user and a sign-out after signing in on this tab', async () => {
  await open(null);
  useSession.getState().signedIn(ada, 'true');
  await jest.advanceTimersByTimeAsync(300);
  emitAccount(ada);
  expect(follow).toHaveBeenCalledTimes(1);
  current = { ...ada, displayName: 'Grace' };
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(0);
  expect(useSession.getState().user?.displayName).toBe('Grace');
  emitAccount({ ...ada, uid: 'u2', displayName: 'Hedy' });
  expect(useSession.getState()).toMatchObject({ status: 'user', user: { uid: 'u2', displayName: 'Hedy' } });
  emitAccount(null);
  await jest.advanceTimersByTimeAsync(2100);
  expect(useSession.getState().status).toBe('guest');
});

it('followAccount keeps a marker that another tab has stored', async () => {
  await open('true');
  emitAccount(ada);
  window.localStorage.setItem(markerKey, 'u2');
  const hedy = { ...ada, uid: 'u2', displayName: 'Hedy', hasPassword: false };
  emitAccount(hedy);
  await jest.advanceTimersByTimeAsync(300);
  emitAccount(hedy);
  expect(window.localStorage.getItem(markerKey)).toBe('u2');
  expect(useSession.getState()).toMatchObject({ marker: 'u2', user: { displayName: 'Hedy' } });
});

it('followAccount sets isUnreachable when the provider fails and retries with back-off', async () => {
  follow.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  await open('true');
  expect(useSession.getState()).toMatchObject({ status: 'unknown', isUnreachable: true });
  await jest.advanceTimersByTimeAsync(2000);
  expect(follow).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(3800);
  expect(follow).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(200);
  expect(follow).toHaveBeenCalledTimes(3);
  emitAccount(ada);
  expect(useSession.getState()).toMatchObject({ status: 'user', isUnreachable: false });
});

it('followAccount sets isUnreachable when the provider does not answer within 10 s', async () => {
  follow.mockReturnValueOnce(new Promise(() => {}));
  await open('true');
  expect(useSession.getState().isUnreachable).toBe(false);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(useSession.getState().isUnreachable).toBe(true);
});

it('followAccount raises no error for a guest when the window gets focus', async () => {
  const problem = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', problem);
  await open(null);
  window.dispatchEvent(new Event('focus'));
  window.removeEventListener('error', problem);
  expect(problem).not.toHaveBeenCalled();
});

it('followAccount notifies no subscriber when the provider repeats the account', async () => {
  await open('true');
  emitAccount(ada);
  const listener = jest.fn();
  const end = useSession.subscribe(listener);
  emitAccount({ ...ada });
  end();
  expect(listener).not.toHaveBeenCalled();
});

it('followAccount loads the provider when idle, after two seconds at most', async () => {
  const idle = jest.fn((work: () => void) => work());
  Object.assign(window, { requestIdleCallback: idle });
  await open('true');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
  expect(follow).toHaveBeenCalledTimes(1);
});

it('followAccount loads the provider once when the window gets focus while it loads', async () => {
  follow.mockReturnValueOnce(new Promise(() => {}));
  await open('true');
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(300);
  expect(follow).toHaveBeenCalledTimes(1);
});

it('followAccount keeps isUnreachable false after the provider has answered', async () => {
  await open('true');
  emitAccount(ada);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(useSession.getState()).toMatchObject({ status: 'user', isUnreachable: false });
});

it('followAccount retries once a minute at the least, however long the provider is unreachable', async () => {
  follow.mockRejectedValue(new Error('offline'));
  await open('true');
  await jest.advanceTimersByTimeAsync(600_000);
  const before = follow.mock.calls.length;
  await jest.advanceTimersByTimeAsync(61_000);
  follow.mockReset().mockImplementation(async (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  expect(before).toBeGreaterThan(5);
  await jest.advanceTimersByTimeAsync(61_000);
  expect(follow).toHaveBeenCalledTimes(1);
});

describe('the lists of the account', () => {
  const followed = () => followLists.mock.calls.map(([uid]) => uid);
  const answer = async (account: Account) => {
    emitAccount(account);
    await jest.advanceTimersByTimeAsync(0);
  };

  it('are followed once per account with a confirmed email, until another account or the stop', async () => {
    await open('true');
    await answer({ ...ada, emailVerified: false });
    expect(followed()).toEqual([]);
    await answer(ada);
    await answer({ ...ada, displayName: 'Grace' });
    expect(followed()).toEqual(['u1']);
    await answer({ ...ada, uid: 'u2' });
    expect([followed(), stopped]).toEqual([['u1', 'u2'], ['u1']]);
    stop();
    expect(stopped).toEqual(['u1', 'u2']);
  });

  it('are followed at the next answer of the provider when that has failed, and say what has joined', async () => {
    followLists.mockImplementationOnce(() => {
      throw new Error('no chunk');
    });
    await open('true');
    await answer(ada);
    await answer(ada);
    expect(followed()).toEqual(['u1', 'u1']);
    const joined = { lines: 2, undo: () => {} };
    followLists.mock.calls[1]?.[1].onJoined(joined);
    expect(useJoined.getState().joined).toBe(joined);
    useJoined.setState({ joined: undefined });
  });

  // Verifies docs/product.md 40.3, 40.4.
  it.each(['a sign-out', 'another account'])('take what has joined with them at %s', async (next) => {
    await open('true');
    await answer(ada);
    followLists.mock.calls[0]?.[1].onJoined({ lines: 2, undo: () => {} });
    if (next === 'a sign-out') useSession.getState().signedOut();
    else await answer({ ...ada, uid: 'u2' });
    expect(useJoined.getState().joined).toBeUndefined();
  });
});

describe('followAccount after stop', () => {
  it('does not load the provider', async () => {
    window.localStorage.setItem(markerKey, 'true');
    useSession.rehydrate();
    followAccount()();
    await jest.advanceTimersByTimeAsync(300);
    expect(follow).not.toHaveBeenCalled();
  });

  it('unsubscribes from a provider that loads late', async () => {
    let resolveLoad: (unsubscribe: () => boolean) => void = () => {};
    const unsubscribe = jest.fn(() => true);
    follow.mockReturnValueOnce(new Promise((resolve) => (resolveLoad = resolve)));
    await open('true');
    stop();
    resolveLoad(unsubscribe);
    await jest.advanceTimersByTimeAsync(0);
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });

  it('leaves isUnreachable false and does not retry when the provider fails late', async () => {
    let rejectLoad: (problem: Error) => void = () => {};
    follow.mockReturnValueOnce(new Promise((_, reject) => (rejectLoad = reject)));
    await open('true');
    stop();
    rejectLoad(new Error('offline'));
    await jest.advanceTimersByTimeAsync(5000);
    expect(useSession.getState().isUnreachable).toBe(false);
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it('ignores an account that the provider sends late', async () => {
    await open('true');
    const previousListeners = [...listeners];
    stop();
    previousListeners.forEach((listener) => listener(ada));
    expect(useSession.getState().status).toBe('unknown');
  });

  it('leaves no listener on the window', async () => {
    const added = jest.spyOn(window, 'addEventListener');
    await open('true');
    stop();
    const signals = added.mock.calls.map(([, , options]) => (options as AddEventListenerOptions | undefined)?.signal);
    added.mockRestore();
    expect(signals.length).toBeGreaterThan(0);
    expect(signals.every((signal) => signal?.aborted)).toBe(true);
  });
});
