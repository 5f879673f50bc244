/** True for a live secret or restricted key of Stripe (docs.stripe.com/keys). Any other key counts as a test key. */
export function isLiveKey(secretKey: string): boolean {
  return /^(?:sk|rk)_live_/.test(secretKey);
}
