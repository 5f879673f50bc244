import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, type ServerResponse } from 'node:http';

/** Request header with the number of a request in this process. Overwrites any value that the client sent. */
export const REQUEST_HEADER = 'x-odd-hours-request';

/**
 * Message on the diagnostics channel `odd-hours:records-unavailable`: the rendering of the request with this number failed because
 * the database did not answer (`instrumentation.ts`).
 */
export type UnavailableMessage = { readonly request: string };

/** Callbacks for unavailable records, by request number. */
const underWay = new Map<string, () => void>();
let count = 0;

subscribe('odd-hours:records-unavailable', (message) => underWay.get((message as UnavailableMessage).request)?.());

/** Numbers a request. Returns a function that returns true if its rendering failed because of the database. */
export function watchRecords(request: IncomingMessage, response: ServerResponse): () => boolean {
  let isUnavailable = false;
  count += 1;
  const number = String(count);
  request.headers[REQUEST_HEADER] = number;
  underWay.set(number, () => (isUnavailable = true));
  response.once('close', () => underWay.delete(number));
  return () => isUnavailable;
}
