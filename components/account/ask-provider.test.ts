import { askProvider } from './ask-provider';

jest.mock('@/browser/firebase-auth', () => ({}));

const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
afterEach(() => jest.clearAllMocks());

it('blames the field, with the provider’s own message in the alert', async () => {
  const code = 'auth/wrong-password';
  const outcome = await askProvider(() => Promise.reject(Object.assign(new Error('Firebase: Error.'), { code })));
  expect(outcome).toMatchObject({ failed: expect.stringContaining('wrong'), field: 'password' });
  expect(alert).toHaveBeenCalledWith('Firebase: Error.');
});

it('takes a fault of our own for no failure of the network, and leaves it in the console', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const fault = new TypeError('account is undefined');
  const outcome = await askProvider(() => Promise.reject(fault));
  expect(outcome).toMatchObject({ failed: expect.stringMatching(/^Something went wrong/) });
  expect(log.mock.calls).toEqual([[fault]]);
  log.mockClear();
  expect(alert).toHaveBeenCalledWith(expect.stringMatching(/^Something went wrong/));
});

it('takes a provider that does not load for a failure of the network', async () => {
  jest.resetModules();
  jest.doMock('@/browser/firebase-auth', () => {
    throw new Error('ChunkLoadError');
  });
  const { askProvider: askProviderAnew } = await import('./ask-provider');
  expect(await askProviderAnew(async () => 'Done.')).toMatchObject({
    failed: expect.stringContaining('cannot be reached'),
  });
});
