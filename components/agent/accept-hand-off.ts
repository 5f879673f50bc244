import { orderedLines, claimAgentSession } from '@/browser/shop-client';
import type { FormResult } from '@/components/forms/form';
import { formRejectionCopy } from '@/components/forms/copy-rejections';
import type { HandOffResponse } from '@/contract/agent-hand-off';
import type { OrderedLine } from '@/contract/checkout';
import { newKey } from '@/store/order-attempt';
import { useCheckout } from '@/store/checkout';

/** Replace the cart's other lines, or add to them. */
export type CartHandling = 'replace' | 'add';

type Shown = {
  /** Token of the session's page. */
  session: string;
  /** As typed; empty if the shopper enters the address later. */
  email: string;
  /** All prepared lines, as the page shows them. */
  prepared: readonly OrderedLine[];
  /** The prepared lines that can be ordered. */
  lines: readonly OrderedLine[];
};

/** Codes of a rejection after which this browser has not claimed the session. After others, it may have. */
const unclaimedCodes = ['unknown-session', 'session-over', 'session-taken', 'email-differs', 'too-many-requests'];

/**
 * Claims an agent's session for this browser and copies it into the checkout. The key is stored before the request, so
 * that a retry after a reload claims with the same key. A rejected claim leaves that of an earlier session, whose order
 * may still follow.
 *
 * @returns `changed`, with nothing copied, if the agent has changed the session since the page was rendered.
 */
export async function acceptHandOff(
  { session, email, prepared, lines }: Shown,
  fillCart: () => void,
): Promise<'ready' | 'changed' | FormResult> {
  const { handOff, saveHandOff } = useCheckout.getState();
  const claim = handOff?.session === session ? handOff : { session, key: newKey(), lines: [] };
  const { key } = claim;
  saveHandOff(claim);
  const answer = await claimAgentSession({ session, key, email: email.trim() });
  if (!answer.ok) {
    const { code } = answer.rejection;
    // Another tab may have claimed a session since.
    if (unclaimedCodes.includes(code) && useCheckout.getState().handOff?.key === key) saveHandOff(handOff);
    return { rejected: formRejectionCopy(answer.rejection), ...(code === 'email-differs' && { field: 'email' }) };
  }
  if (JSON.stringify(orderedLines(answer.value.lines)) !== JSON.stringify(orderedLines(prepared))) return 'changed';
  fillCart();
  saveHandOff({ session, key, lines });
  fillForm(answer.value);
  return 'ready';
}

/**
 * Fills in the checkout; fields that the agent left empty keep the shopper's input. The lines of an address stay
 * together: one without a street does not replace the shopper's own.
 */
function fillForm({ email, phone, address, service, promoCode }: HandOffResponse): void {
  const { details, typedAddress, setField: type, setAddress, chooseService, setPromoCode } = useCheckout.getState();
  const country = address.country || details.country;
  const fullName = address.fullName || details.fullName;
  const hasPlace = address.line1 || (!details.line1 && (address.city || address.postalCode));
  if (email) type('email', email);
  if (phone) type('phone', phone);
  if (hasPlace) setAddress({ ...address, fullName, country }, typedAddress);
  else {
    if (fullName !== details.fullName) type('fullName', fullName);
    if (country !== details.country) type('country', country);
  }
  if (service) chooseService(service);
  if (promoCode) setPromoCode(promoCode);
}
