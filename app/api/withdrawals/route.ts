import { rejectionPage } from '@/components/forms/rejection-page';
import { isBot } from '@/contract/fields.schema';
import { withdrawalRoute } from '@/contract/returns';
import { withdrawalForm } from '@/contract/returns.schema';
import { accept } from '@/domain/result';
import { declarationPath } from '@/domain/paths';
import { limitTries } from '@/server/abuse/rate-limit';
import { database } from '@/server/database/database';
import { readForm, callerAddress } from '@/server/http/read-request';
import { serveForm } from '@/server/http/serve-form';
import { draftDeclaration } from '@/server/returns/declarations';
import { shopDate } from '@/domain/shop-date';

/** Requests per network address in ten minutes. */
const LIMIT = { action: 'withdrawal', limit: 5, windowMs: 10 * 60_000 };

/** First step of a withdrawal: stores the draft and opens the second page (docs/product.md 36.1). */
export const POST = serveForm(withdrawalRoute, { donePath: '/withdraw', rejectionPage }, async (request) => {
  const parsed = await readForm(request, withdrawalForm());
  if (!parsed.ok) return parsed;
  const { number, email, name: fullName, items, website, filledForMs } = parsed.value;
  const [db, now] = [await database(), shopDate()];
  const limited = await limitTries(db, { ...LIMIT, subject: callerAddress(request) }, now);
  if (!limited.ok) return limited;
  const whole = items.length === 0 ? ('all' as const) : items;
  const isSuspected = isBot({ website, filledForMs });
  const declaration = { number, email, fullName, items: whole, isVerified: false, isSuspected };
  return accept(declarationPath(await draftDeclaration(db, declaration, now), 'confirm'));
});
