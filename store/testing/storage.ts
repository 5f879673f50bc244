const real = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {};

/** Makes `localStorage` throw, as in a browser that forbids site data, until {@link allowStorage}. */
export const forbidStorage = () =>
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });

export const allowStorage = () => Object.defineProperty(window, 'localStorage', real);

/** Makes every write fail, as when the quota is exceeded; `jest.restoreAllMocks` ends it. */
export const fillStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
