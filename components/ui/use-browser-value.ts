import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What only the browser knows, and what stays as it is while the page is shown.
 * @param onServer what stands in the page's HTML, and until React has taken that over
 */
export function useBrowserValue<Value>(read: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, read, () => onServer);
}
