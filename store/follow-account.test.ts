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
  await useSession.persist.rehydrate();
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

it('asks when another tab signs in, and again when the connection comes back', async () => {
  await open(null);
  window.localStorage.setItem(markerKey, 'true');
  follow.mockRejectedValueOnce(new Error('offline'));
  await useSession.persist.rehydrate();
  await jest.advanceTimersByTimeAsync(300);
  expect(useSession.getState().status).toBe('unknown');
  window.dispatchEvent(new Event('online'));
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
