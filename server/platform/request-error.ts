import 'server-only';
import { type Instrumentation } from 'next';
import { errorFields, log } from './log';
import { parseRequestId } from './request-id';

/**
 * Logs an exception in Next's rendering, with the route as in `app/`. The URL is not logged: its query may open an
 * order. `digest` is the id that the page shows.
 */
export const logRequestError: Instrumentation.onRequestError = (
  fault,
  { method, headers },
  { routePath, routeType },
) => {
  const digest = typeof fault === 'object' && fault !== null && 'digest' in fault ? String(fault.digest) : '';
  const [header] = [headers['x-request-id']].flat();
  const request = parseRequestId(header);
  log('error', 'page broke', {
    method,
    route: routePath,
    kind: routeType,
    digest,
    ...errorFields(fault),
    ...(request && { request }),
  });
};
