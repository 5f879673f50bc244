import { callProvider } from './call-provider';

jest.mock('@/browser/firebase-auth', () => ({}));

const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
afterEach(() => jest.clearAllMocks());

it('blames the field, with the provider’s own message in the alert', async () => {
  const code = 'auth/wrong-password';
  const result = await callProvider(() => Promise.reject(Object.assign(new Error('Firebase: Error.'), { code })));
  expect(result).toMatchObject({ rejected: expect.stringContaining('wrong'), field: 'password' });
  expect(alert).toHaveBeenCalledWith('Firebase: Error.');
});

it('takes a fault of our own for no refusal of the network, and leaves it in the console', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const fault = new TypeError('account is undefined');
  const result = await callProvider(() => Promise.reject(fault));
  expect(result).toMatchObject({ rejected: expect.stringMatching(/^Something went wrong/) });
  expect(log.mock.calls).toEqual([[fault]]);
  log.mockClear();
  expect(alert).toHaveBeenCalledWith(expect.stringMatching(/^Something went wrong/));
});

it('takes a provider that does not load for a refusal of the network', async () => {
  jest.resetModules();
  jest.doMock('@/browser/firebase-auth', () => {
    throw new Error('ChunkLoadError');
  });
  const { callProvider: callReloadedProvider } = await import('./call-provider');
  expect(await callReloadedProvider(async () => 'Done.')).toMatchObject({
    rejected: expect.stringContaining('cannot be reached'),
  });
});

it('takes a provider whose module never comes for a refusal of the network', async () => {
  jest.useFakeTimers();
  jest.resetModules();
  // A module that is waited for and never settles.
  jest.doMock('@/browser/firebase-auth', () => ({ __esModule: true, then: () => {} }));
  const { callProvider: callReloadedProvider } = await import('./call-provider');
  const asked = callReloadedProvider(async () => 'Done.');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await asked).toMatchObject({ rejected: expect.stringContaining('cannot be reached') });
  jest.useRealTimers();
});
