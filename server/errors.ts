/** What HTTP calls a request that cannot be served as it is. */
export type RefusalStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503;

/**
 * A request that cannot be served as it is. Its message may be shown to a shopper; `details` go into the answer beside
 * it, such as the `field` that it is about.
 */
export class Refusal extends Error {
  constructor(
    readonly status: RefusalStatus,
    readonly code: string,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
