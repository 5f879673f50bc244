import { followWhenSignedIn } from './follow-when-signed-in';
import { markerKey, useSession } from './session';

const mockEnd = jest.fn();
const mockFollow = jest.fn(() => mockEnd);
let mockFetched = 0;
let mockIsOffline = false;
jest.mock('./follow-account', () => {
  mockFetched += 1;
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
  mockFetched = 0;
  mockIsOffline = false;
});
afterEach(() => stop());

it('fetches nothing for a guest, also when the shopper comes back', async () => {
  await open(null);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(mockFetched).toBe(0);
});

it('follows behind a marker, once, until it is ended', async () => {
  await open('u1');
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(mockFollow).toHaveBeenCalledTimes(1);
  stop();
  expect(mockEnd).toHaveBeenCalledTimes(1);
});

it('follows whoever signs in later', async () => {
  await open(null);
  useSession.getState().signedIn({ displayName: 'Ada', email: 'ada@x.org', uid: 'u1' }, 'true');
  await settle();
  expect(mockFollow).toHaveBeenCalledTimes(1);
});

it('follows nobody any more where it is ended before what that takes has come', async () => {
  window.localStorage.setItem(markerKey, 'u1');
  useSession.rehydrate();
  followWhenSignedIn()();
  await settle();
  expect(mockFollow).not.toHaveBeenCalled();
});

it('fetches nothing any more once it is ended', async () => {
  mockIsOffline = true;
  await open('u1');
  stop();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(mockFetched).toBe(1);
});

it.each(['online', 'focus', 'pageshow'])(
  'says that the provider is out of reach where that cannot be had, and fetches it again at %s',
  async (event) => {
    mockIsOffline = true;
    await open('u1');
    expect(useSession.getState()).toMatchObject({ status: 'unknown', isUnreachable: true });
    expect(mockFetched).toBe(1);
    mockIsOffline = false;
    window.dispatchEvent(new Event(event));
    await settle();
    expect(mockFollow).toHaveBeenCalledTimes(1);
  },
);
