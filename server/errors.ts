/** A request that cannot be served as it is; `status` is what HTTP calls it. Its message may be shown to a shopper. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 404 | 409 | 422,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}
