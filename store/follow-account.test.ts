import type { Account } from '@/browser/firebase-auth';
import { followAccount } from './follow-account';
import { markerKey, useSession } from './session';

type Listener = (account: Account | null) => void;
const listeners = new Set<Listener>();
const follow = jest.fn(async (listener: Listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
});
let current: Account | null = null;
jest.mock('@/browser/firebase-auth', () => ({
  followAccount: (listener: Listener) => follow(listener),
  currentAccount: async () => current,
}));

const ada: Account = { displayName: 'Ada', email: 'ada@x.org', uid: 'u1', emailVerified: true, hasPassword: true };
const say = (account: Account | null) => listeners.forEach((listener) => listener(account));
let stop = () => {};

/** A page that opens with a marker, or without one. */
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
  current = null;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('never asks for a guest', async () => {
  await open(null);
  expect(follow).not.toHaveBeenCalled();
});

it('fills in the user behind a marker, which stays as it is', async () => {
  await open('u1');
  expect(useSession.getState().status).toBe('unknown');
  say(ada);
  expect(useSession.getState()).toMatchObject({ status: 'user', marker: 'u1', user: { displayName: 'Ada' } });
});

it('doubts the word that nobody is there, for another tab may just have signed in', async () => {
  await open('true');
  say(null);
  await jest.advanceTimersByTimeAsync(500);
  expect(useSession.getState().status).toBe('unknown');
  say(ada);
  await jest.advanceTimersByTimeAsync(5000);
  expect(useSession.getState().status).toBe('user');
});

it('takes a marker away behind which there is nobody, and asks no more', async () => {
  await open('true');
  say(null);
  await jest.advanceTimersByTimeAsync(2100);
  expect(useSession.getState()).toMatchObject({ status: 'guest', marker: null });
  expect(window.localStorage.getItem(markerKey)).toBeNull();
  expect(listeners.size).toBe(0);
});

it.each([
  ['the connection comes back', 'online'],
  ['the shopper comes back', 'focus'],
  ['the back-forward cache gives the page back', 'pageshow'],
])('asks when another tab signs in, and again when %s', async (_, event) => {
  await open(null);
  window.localStorage.setItem(markerKey, 'true');
  follow.mockRejectedValueOnce(new Error('offline'));
  useSession.rehydrate();
  await jest.advanceTimersByTimeAsync(300);
  expect(useSession.getState().status).toBe('unknown');
  window.dispatchEvent(new Event(event));
  await jest.advanceTimersByTimeAsync(300);
  say(ada);
  expect(useSession.getState().status).toBe('user');
});

it('follows whoever signed in in this tab: a new name, another user, and the end of it', async () => {
  await open(null);
  useSession.getState().signedIn(ada, 'true');
  await jest.advanceTimersByTimeAsync(300);
  say(ada);
  expect(follow).toHaveBeenCalledTimes(1);
  current = { ...ada, displayName: 'Grace' };
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(0);
  expect(useSession.getState().user?.displayName).toBe('Grace');
  say({ ...ada, uid: 'u2', displayName: 'Hedy' });
  expect(useSession.getState()).toMatchObject({ status: 'user', user: { uid: 'u2', displayName: 'Hedy' } });
  say(null);
  await jest.advanceTimersByTimeAsync(2100);
  expect(useSession.getState().status).toBe('guest');
});

it('overwrites no marker that another tab has just stored', async () => {
  await open('true');
  say(ada);
  window.localStorage.setItem(markerKey, 'u2');
  const hedy = { ...ada, uid: 'u2', displayName: 'Hedy', hasPassword: false };
  say(hedy);
  await jest.advanceTimersByTimeAsync(300);
  say(hedy);
  expect(window.localStorage.getItem(markerKey)).toBe('u2');
  expect(useSession.getState()).toMatchObject({ marker: 'u2', user: { displayName: 'Hedy' } });
});

it('says that the provider cannot be reached, and tries again ever more seldom', async () => {
  follow.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  await open('true');
  expect(useSession.getState()).toMatchObject({ status: 'unknown', isUnreachable: true });
  await jest.advanceTimersByTimeAsync(2000);
  expect(follow).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(3800);
  expect(follow).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(200);
  expect(follow).toHaveBeenCalledTimes(3);
  say(ada);
  expect(useSession.getState()).toMatchObject({ status: 'user', isUnreachable: false });
});

it('says so of a provider that does not answer either', async () => {
  follow.mockReturnValueOnce(new Promise(() => {}));
  await open('true');
  expect(useSession.getState().isUnreachable).toBe(false);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(useSession.getState().isUnreachable).toBe(true);
});

it('leaves a guest in peace who comes back', async () => {
  const problem = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', problem);
  await open(null);
  window.dispatchEvent(new Event('focus'));
  window.removeEventListener('error', problem);
  expect(problem).not.toHaveBeenCalled();
});

it('says once who is there, however often the provider does', async () => {
  await open('true');
  say(ada);
  const announced = jest.fn();
  const end = useSession.subscribe(announced);
  say({ ...ada });
  end();
  expect(announced).not.toHaveBeenCalled();
});

it('asks when the browser has nothing better to do, in two seconds at the latest', async () => {
  const idle = jest.fn((work: () => void) => work());
  Object.assign(window, { requestIdleCallback: idle });
  await open('true');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
  expect(follow).toHaveBeenCalledTimes(1);
});

it('asks once while the provider is being opened, whoever comes back meanwhile', async () => {
  follow.mockReturnValueOnce(new Promise(() => {}));
  await open('true');
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(300);
  expect(follow).toHaveBeenCalledTimes(1);
});

it('a provider that has answered is not called silent later', async () => {
  await open('true');
  say(ada);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(useSession.getState()).toMatchObject({ status: 'user', isUnreachable: false });
});

describe('once it is stopped', () => {
  it('does not begin to ask', async () => {
    window.localStorage.setItem(markerKey, 'true');
    useSession.rehydrate();
    followAccount()();
    await jest.advanceTimersByTimeAsync(300);
    expect(follow).not.toHaveBeenCalled();
  });

  it('leaves a provider that opens late', async () => {
    let opens: (left: () => boolean) => void = () => {};
    const left = jest.fn(() => true);
    follow.mockReturnValueOnce(new Promise((resolve) => (opens = resolve)));
    await open('true');
    stop();
    opens(left);
    await jest.advanceTimersByTimeAsync(0);
    expect(left).toHaveBeenCalledTimes(1);
  });

  it('says nothing of a provider that fails late, and does not try again', async () => {
    let fails: (problem: Error) => void = () => {};
    follow.mockReturnValueOnce(new Promise((_, reject) => (fails = reject)));
    await open('true');
    stop();
    fails(new Error('offline'));
    await jest.advanceTimersByTimeAsync(5000);
    expect(useSession.getState().isUnreachable).toBe(false);
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it('does not heed what the provider says late', async () => {
    await open('true');
    const heard = [...listeners];
    stop();
    heard.forEach((listener) => listener(ada));
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
