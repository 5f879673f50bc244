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
