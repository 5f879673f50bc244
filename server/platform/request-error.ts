import 'server-only';
import { type Instrumentation } from 'next';
import { factsOf, log } from './log';
import { givenRequestId } from './request-id';

/**
 * Writes down what broke while Next made a page, and where: the route as it stands in `app/`, never the address, whose
 * query may open an order. `digest` is what the page shows of the fault.
 */
export const logRequestError: Instrumentation.onRequestError = (
  fault,
  { method, headers },
  { routePath, routeType },
) => {
  const digest = typeof fault === 'object' && fault !== null && 'digest' in fault ? String(fault.digest) : '';
  const [header] = [headers['x-request-id']].flat();
  const request = givenRequestId(header);
  log('error', 'page broke', {
    method,
    route: routePath,
    kind: routeType,
    digest,
    ...factsOf(fault),
    ...(request && { request }),
  });
};
