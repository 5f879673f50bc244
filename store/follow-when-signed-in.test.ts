import { followWhenSignedIn } from './follow-when-signed-in';
import { markerKey, useSession } from './session';

const mockEnd = jest.fn();
const mockFollow = jest.fn(() => mockEnd);
let mockLoadCount = 0;
let mockIsOffline = false;
jest.mock('./follow-account', () => {
  mockLoadCount += 1;
  if (mockIsOffline) throw new Error('offline');
  return { followAccount: () => mockFollow() };
});

let stop = () => {};
const settle = () => new Promise((resolve) => setTimeout(resolve));

async function open(marker: string | null) {
  if (marker) window.localStorage.setItem(markerKey, marker);
  useSession.rehydrate();
  stop = followWhenSignedIn();
  await settle();
}

beforeEach(() => {
  jest.resetModules();
  window.localStorage.clear();
  useSession.getState().signedOut();
  mockFollow.mockClear();
  mockEnd.mockClear();
  mockLoadCount = 0;
  mockIsOffline = false;
});
afterEach(() => stop());

it('followWhenSignedIn fetches nothing for a guest, even when the window gets focus', async () => {
  await open(null);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(mockLoadCount).toBe(0);
});

it('followWhenSignedIn follows the account once when a marker exists, until stopped', async () => {
  await open('u1');
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(mockFollow).toHaveBeenCalledTimes(1);
  stop();
  expect(mockEnd).toHaveBeenCalledTimes(1);
});

it('followWhenSignedIn follows an account that signs in later', async () => {
  await open(null);
  useSession.getState().signedIn({ displayName: 'Ada', email: 'ada@x.org', uid: 'u1' }, 'true');
  await settle();
  expect(mockFollow).toHaveBeenCalledTimes(1);
});

it('followWhenSignedIn follows no account when stopped while the module loads', async () => {
  window.localStorage.setItem(markerKey, 'u1');
  useSession.rehydrate();
  followWhenSignedIn()();
  await settle();
  expect(mockFollow).not.toHaveBeenCalled();
});

it('followWhenSignedIn fetches nothing after stop', async () => {
  mockIsOffline = true;
  await open('u1');
  stop();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(mockLoadCount).toBe(1);
});

it.each(['online', 'focus', 'pageshow'])(
  'followWhenSignedIn sets isUnreachable when the module fails to load and retries at %s',
  async (event) => {
    mockIsOffline = true;
    await open('u1');
    expect(useSession.getState()).toMatchObject({ status: 'unknown', isUnreachable: true });
    expect(mockLoadCount).toBe(1);
    mockIsOffline = false;
    window.dispatchEvent(new Event(event));
    await settle();
    expect(mockFollow).toHaveBeenCalledTimes(1);
  },
);
