import { database } from '@/server/database';
import { handleForm } from '@/server/form-answer';
import { readForm } from '@/server/http';
import { confirmSubscription, newsletterToken } from '@/server/newsletter';

/** The button of /newsletter/confirm. */
export const POST = handleForm('newsletter-confirm', '/newsletter/confirmed', async (request) => {
  const { token } = await readForm(request, newsletterToken);
  const confirmed = await confirmSubscription(await database(), token, new Date());
  return confirmed ? undefined : '/newsletter/used';
});
