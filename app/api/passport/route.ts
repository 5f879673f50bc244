import { rejectionPage } from '@/components/forms/rejection-page';
import { passportRoute } from '@/contract/passport';
import { passportForm } from '@/contract/passport.schema';
import { passportPath } from '@/domain/paths';
import { accept, reject } from '@/domain/result';
import { allowsMail } from '@/server/abuse/mail-budget';
import { limitTries } from '@/server/abuse/rate-limit';
import { database } from '@/server/database/database';
import { readForm, callerAddress } from '@/server/http/read-request';
import { serveForm } from '@/server/http/serve-form';
import { actOnPassport, type PassportAct } from '@/server/passports/passports';
import { shopDate } from '@/domain/shop-date';
import type { z } from 'zod';

/** Requests per network address in ten minutes. */
const LIMIT = { action: 'passport', limit: 20, windowMs: 10 * 60_000 };

/** The forms of a passport: note, service, battery, theft, hand-over (docs/product.md 39.4 to 39.7). */
export const POST = serveForm(passportRoute, { donePath: '/passport/handed-over', rejectionPage }, async (request) => {
  const parsed = await readForm(request, passportForm());
  if (!parsed.ok) return parsed;
  const [db, now, caller] = [await database(), shopDate(), callerAddress(request)];
  const limited = await limitTries(db, { ...LIMIT, subject: caller }, now);
  if (!limited.ok) return limited;
  const act = actOf(parsed.value);
  if (act.kind === 'handed-over' && !(await allowsMail(db, { email: act.email, caller }, now)))
    return reject({ code: 'too-many-requests', retryAfter: 24 * 60 * 60 });
  const done = await actOnPassport(db, parsed.value.passport, act, now);
  if (!done.ok) return done;
  return accept(done.value === undefined ? undefined : passportPath(done.value));
});

function actOf(form: z.output<ReturnType<typeof passportForm>>): PassportAct {
  switch (form.act) {
    case 'note':
    case 'service-asked':
      return { kind: form.act, note: form.note };
    case 'battery':
      return { kind: 'battery', on: form.on, isReminded: form.remind === 'on' };
    case 'handed-over':
      return { kind: 'handed-over', email: form.email };
    default:
      return { kind: form.act };
  }
}
