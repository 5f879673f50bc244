import { subscribeToNewsletter } from '@/browser/shop-client';
import { formRejectionCopy, newsletterSent } from '@/components/forms/copy-rejections';

/** Subscribes an address to the newsletter; returns the outcome and the message for the shopper. */
export async function sendNewsletter(
  typed: Parameters<typeof subscribeToNewsletter>[0],
): Promise<{ isAccepted: boolean; message: string }> {
  const sent = await subscribeToNewsletter(typed);
  return { isAccepted: sent.ok, message: sent.ok ? newsletterSent : formRejectionCopy(sent.rejection) };
}
