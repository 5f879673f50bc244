declare global {
  /**
   * Offset of the shop's clock from the machine's, in ms; positive if ahead. In the browser a head script sets it
   * (`browser/root-attributes.ts`); in the server's process only the test desk does.
   */
  var aheadMs: number | undefined;
}

/** The time of the shop's clock, in ms since 1970. A page without a known offset uses the device's clock. */
export const shopNow = () => Date.now() + (globalThis.aheadMs ?? 0);

/** The time of the shop's clock. */
export const shopDate = () => new Date(shopNow());
