import { askForNewsletter } from '@/browser/shop-client';
import { formRejectionCopy, newsletterSent } from '@/components/forms/copy-rejections';

/** Subscribes an address to the newsletter; returns the outcome and the message for the shopper. */
export async function sendNewsletter(
  typed: Parameters<typeof askForNewsletter>[0],
): Promise<{ isAccepted: boolean; message: string }> {
  const sent = await askForNewsletter(typed);
  return { isAccepted: sent.ok, message: sent.ok ? newsletterSent : formRejectionCopy(sent.rejection) };
}
