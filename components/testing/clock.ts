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
