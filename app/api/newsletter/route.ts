import { z } from 'zod';
import { plainTraces, scriptTraces } from '@/server/bots';
import { database } from '@/server/database';
import { handleForm } from '@/server/form-answer';
import { addressOf, isForm, limitTries, readForm, readJson } from '@/server/http';
import { newsletterAddress, subscribe } from '@/server/newsletter';

/** Subscriptions from one network address within ten minutes. */
const LIMIT = { what: 'newsletter', limit: 5, windowMs: 10 * 60_000 };

const subscription = z.strictObject({ email: newsletterAddress });

/** Asks an address by mail whether it wants the newsletter. The answer is the same whether it is known or not. */
export const POST = handleForm('newsletter', '/newsletter/sent', async (request) => {
  const { email, ...traces } = await (isForm(request)
    ? readForm(request, subscription.extend(plainTraces))
    : readJson(request, subscription.extend(scriptTraces)));
  const [db, now] = [await database(), new Date()];
  await limitTries(db, { ...LIMIT, whom: addressOf(request) }, now);
  await subscribe(db, email, traces, now);
});
