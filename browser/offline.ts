type Attempt = () => void;

let show: ((attempt: Attempt) => void) | undefined;

/** Names who says that the browser is offline. Returns how to end that. */
export function whenOffline(listener: (attempt: Attempt) => void): () => void {
  show = listener;
  return () => void (show = undefined);
}

/**
 * Whether a page that is wanted now is out of reach, because the browser knows of no network (docs/product.md 20.9). It is then
 * said so, and `attempt` is what the shopper is offered to do again; the page that stands stays as it is. A browser that
 * wrongly believes to be connected is not caught.
 */
export function refuseOffline(attempt: Attempt): boolean {
  if (navigator.onLine || !show) return false;
  show(attempt);
  return true;
}
