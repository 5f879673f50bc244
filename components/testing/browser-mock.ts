/** Mocks `showModal` and `close`, which jsdom lacks; without focus handling. */
export function mockDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** Mocks IntersectionObserver: every observed element is visible at once. */
export function mockIntersectionObserver(): void {
  globalThis.IntersectionObserver = class {
    constructor(private readonly callback: IntersectionObserverCallback) {}
    observe() {
      this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}

/**
 * Mocks IntersectionObserver: nothing is visible at first. Each report has an older entry before it: a busy page gets the entries
 * of several frames in one call.
 *
 * @returns a function that reports to the newest observer whether its element is visible.
 */
export function controlIntersection(): (isIntersecting: boolean) => void {
  let report: IntersectionObserverCallback = () => {};
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  return (isIntersecting) => {
    const entries = [!isIntersecting, isIntersecting].map((each) => ({ isIntersecting: each }));
    report(entries as IntersectionObserverEntry[], {} as IntersectionObserver);
  };
}

/** Sets the date and leaves the timers real. Call `jest.useRealTimers` at the end. */
export function setDate(at: string): void {
  jest.useFakeTimers({
    now: new Date(at),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
    ],
  });
}

/** Mocks `fetch` in the tests of a file, each without the responses of the others. */
export function mockFetch() {
  const mock = jest.fn<Promise<Response>, [string, RequestInit]>();
  const original = globalThis.fetch;
  beforeEach(() => {
    mock.mockReset();
    globalThis.fetch = mock as unknown as typeof fetch;
  });
  afterEach(() => void (globalThis.fetch = original));
  return mock;
}
