/** How the test desk breaks a part of the shop. */
export const breakable = ['network', 'database', 'disk'] as const;
export type Breakable = (typeof breakable)[number];

/** State of the test desk in this process (docs/product.md 43). */
export type TestDeskState = {
  /** Incremented when cached pages become outdated. */
  revision: number;
  /** Token of the recording under way. */
  recording?: string | undefined;
  /** End of the network failure, in ms of `performance.now()`. */
  networkDownUntil: number;
};

declare global {
  /** Exists only in a shop with `TEST_DESK=1`, once the desk was used. */
  var testDesk: TestDeskState | undefined;
}
