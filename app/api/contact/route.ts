import { plainTraces, scriptTraces } from '@/server/bots';
import { contactMessage, keepContactMessage } from '@/server/contact';
import { database } from '@/server/database';
import { handleForm } from '@/server/form-answer';
import { addressOf, isForm, limitTries, readForm, readJson } from '@/server/http';

/** Messages from one network address within ten minutes. */
const LIMIT = { what: 'contact', limit: 5, windowMs: 10 * 60_000 };

/** Keeps a message. The answer is the same whoever writes, and for programs too. */
export const POST = handleForm('contact', '/contact/sent', async (request) => {
  const { website, filledForMs, ...message } = await (isForm(request)
    ? readForm(request, contactMessage.extend(plainTraces))
    : readJson(request, contactMessage.extend(scriptTraces)));
  const [db, now] = [await database(), new Date()];
  await limitTries(db, { ...LIMIT, whom: addressOf(request) }, now);
  await keepContactMessage(db, message, { website, filledForMs }, now);
});
