/**
 * Keeps `performance.timeOrigin` in step with the wall clock, which jumps forward when a suspended machine resumes. Next 16 sets the
 * time of an invalidation by `Date.now()` and compares it with `performance.timeOrigin + performance.now()`: pages would show what
 * an owner publishes later by as much as the jump (docs/decisions/0005-http-server-and-cache.md).
 */
export function followWallClock(): void {
  Object.defineProperty(performance, 'timeOrigin', {
    configurable: true,
    get: () => Date.now() - performance.now(),
  });
}
