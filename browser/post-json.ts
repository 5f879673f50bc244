type PostInit = {
  headers?: Record<string, string>;
  /** How long to wait for the whole answer, in ms. */
  patienceMs: number;
};

/**
 * Sends JSON text to a route of the shop.
 *
 * @throws TypeError where there is no connection, DOMException `TimeoutError` where no answer came in time; so does
 * reading the answer's body.
 */
export function postJson(path: string, body: string, { headers, patienceMs }: PostInit): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(patienceMs),
  });
}
