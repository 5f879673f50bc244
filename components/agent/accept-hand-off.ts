import { orderedLines, takeOverSession } from '@/browser/shop-client';
import type { FormResult } from '@/components/forms/form';
import { formRejectionCopy } from '@/components/forms/copy-rejections';
import type { HandedOff } from '@/contract/agent-hand-off';
import type { OrderedLine } from '@/contract/checkout';
import { newKey } from '@/store/order-attempt';
import { useCheckout } from '@/store/checkout';

/** What becomes of what the shopper's cart holds beside. */
export type CartHandling = 'replace' | 'add';

type Shown = {
  session: string;
  /** As typed; empty where the shopper types the address. */
  email: string;
  /** What the page has shown as prepared. */
  prepared: readonly OrderedLine[];
  /** What of it comes into the cart. */
  lines: readonly OrderedLine[];
};

/**
 * Takes a session over, and puts it into this browser's checkout. The key is kept before it is sent: whatever becomes of
 * this page, the next try is the same browser's.
 *
 * @returns `changed` where the agent has prepared something else meanwhile: then nothing has been put anywhere.
 */
export async function acceptHandOff(
  { session, email, prepared, lines }: Shown,
  fillCart: () => void,
): Promise<'ready' | 'changed' | FormResult> {
  const { handOff, keepHandOff } = useCheckout.getState();
  const key = handOff?.session === session ? handOff.key : newKey();
  keepHandOff({ session, key, lines: [] });
  const answer = await takeOverSession({ session, key, email: email.trim() });
  if (!answer.ok) {
    const { code } = answer.rejection;
    return { rejected: formRejectionCopy(answer.rejection), ...(code === 'email-differs' && { field: 'email' }) };
  }
  if (JSON.stringify(orderedLines(answer.value.lines)) !== JSON.stringify(orderedLines(prepared))) return 'changed';
  fillCart();
  keepHandOff({ session, key, lines });
  fillForm(answer.value);
  return 'ready';
}

/** What the agent did not say stays as the shopper has typed it. */
function fillForm({ email, address, service, promoCode }: HandedOff): void {
  const { details, typedAddress, type, takeAddress, chooseService, redeem } = useCheckout.getState();
  if (email) type('email', email);
  if (address.line1) takeAddress(address, typedAddress);
  else if (address.country && address.country !== details.country) type('country', address.country);
  if (service) chooseService(service);
  if (promoCode) redeem(promoCode);
}
