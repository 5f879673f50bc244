import { callProvider } from './call-provider';

jest.mock('@/browser/firebase-auth', () => ({}));

const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
afterEach(() => jest.clearAllMocks());

it('callProvider names the field and alerts the provider’s own message', async () => {
  const code = 'auth/wrong-password';
  const result = await callProvider(() => Promise.reject(Object.assign(new Error('Firebase: Error.'), { code })));
  expect(result).toMatchObject({ rejected: expect.stringContaining('wrong'), field: 'password' });
  expect(alert).toHaveBeenCalledWith('Firebase: Error.');
});

// Verifies docs/product.md 11.9.
it('callProvider shows no alert for a popup request that a second press replaced', async () => {
  const code = 'auth/cancelled-popup-request';
  await callProvider(() => Promise.reject(Object.assign(new Error('Firebase: Error.'), { code })));
  expect(alert).not.toHaveBeenCalled();
});

it('callProvider reports an exception of the shop as unknown and logs it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const error = new TypeError('account is undefined');
  const result = await callProvider(() => Promise.reject(error));
  expect(result).toMatchObject({ rejected: expect.stringMatching(/^Something went wrong/) });
  expect(log.mock.calls).toEqual([[error]]);
  log.mockClear();
  expect(alert).toHaveBeenCalledWith(expect.stringMatching(/^Something went wrong/));
});

it('callProvider reports a provider module that fails to load as unreachable', async () => {
  jest.resetModules();
  jest.doMock('@/browser/firebase-auth', () => {
    throw new Error('ChunkLoadError');
  });
  const { callProvider: callReloadedProvider } = await import('./call-provider');
  expect(await callReloadedProvider(async () => 'Done.')).toMatchObject({
    rejected: expect.stringContaining('cannot be reached'),
  });
});

it('callProvider reports a provider module that never loads as unreachable after 20 s', async () => {
  jest.useFakeTimers();
  jest.resetModules();
  // A thenable module that never settles.
  jest.doMock('@/browser/firebase-auth', () => ({ __esModule: true, then: () => {} }));
  const { callProvider: callReloadedProvider } = await import('./call-provider');
  const call = callReloadedProvider(async () => 'Done.');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await call).toMatchObject({ rejected: expect.stringContaining('cannot be reached') });
  jest.useRealTimers();
});
