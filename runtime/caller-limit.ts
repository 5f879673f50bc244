/** Pages that one caller may have rendered at once, and then each second (docs/product.md 19.16). A household reaches neither limit. */
const BURST = 200;
const PER_SECOND = 10;

/** Time in which an empty bucket fills, in ms: after it, the bucket of a caller is forgotten. */
const FILL_MS = (BURST / PER_SECOND) * 1000;

/** A token bucket for each caller. */
export class CallerLimit {
  /** Tokens of a caller at a time in ms; the caller who asked last is last. */
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  /** Callers that are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  /**
   * Takes a token of the caller's; returns false if there is none.
   * @param now in ms
   */
  take(caller: string, now: number): boolean {
    for (const [known, { at }] of this.#buckets) {
      if (now - at < FILL_MS) break;
      this.#buckets.delete(known);
    }
    const { tokens, at } = this.#buckets.get(caller) ?? { tokens: BURST, at: now };
    const filled = Math.min(BURST, tokens + (Math.max(0, now - at) / 1000) * PER_SECOND);
    const isAllowed = filled >= 1;
    this.#buckets.delete(caller);
    this.#buckets.set(caller, { tokens: isAllowed ? filled - 1 : filled, at: now });
    return isAllowed;
  }
}
