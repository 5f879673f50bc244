import { askForNewsletter } from '@/browser/shop-client';
import { formRefusalWords } from '@/components/words/refusals';

/** Asks for the newsletter. Gives what the shop's refusal means for the shopper; undefined where it took the address. */
export async function sendNewsletter(typed: Parameters<typeof askForNewsletter>[0]): Promise<string | undefined> {
  const sent = await askForNewsletter(typed);
  return sent.ok ? undefined : formRefusalWords(sent.refusal);
}
