import 'server-only';
import { type Instrumentation } from 'next';
import { errorFields, log } from './log';
import { parseRequestId } from './request-id';

/**
 * Logs an exception in Next's rendering, with the route as in `app/`. The URL is not logged: its query may open an
 * order. `digest` is the id that the page shows.
 */
export const logRequestError: Instrumentation.onRequestError = (
  error,
  { method, headers },
  { routePath, routeType },
) => {
  const digest = typeof error === 'object' && error !== null && 'digest' in error ? String(error.digest) : '';
  const [header] = [headers['x-request-id']].flat();
  const request = parseRequestId(header);
  log('error', 'page broke', {
    method,
    route: routePath,
    kind: routeType,
    digest,
    ...errorFields(error),
    ...(request && { request }),
  });
};
