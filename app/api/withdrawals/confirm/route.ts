import { rejectionPage } from '@/components/forms/rejection-page';
import { withdrawalConfirmRoute } from '@/contract/returns';
import { withdrawalConfirmForm } from '@/contract/returns.schema';
import { accept, reject } from '@/domain/result';
import { declarationPath } from '@/domain/paths';
import { database } from '@/server/database/database';
import { afterResponse } from '@/server/http/after-response';
import { readForm, callerAddress } from '@/server/http/read-request';
import { serveForm } from '@/server/http/serve-form';
import { confirmDeclaration, handleDeclaration } from '@/server/returns/declarations';
import { shopDate } from '@/domain/shop-date';

/** Declares a withdrawal and queues its acknowledgement (docs/product.md 36.8). */
export const POST = serveForm(withdrawalConfirmRoute, { donePath: '/withdraw', rejectionPage }, async (request) => {
  const parsed = await readForm(request, withdrawalConfirmForm());
  if (!parsed.ok) return parsed;
  const [db, now, token] = [await database(), shopDate(), parsed.value.declaration];
  const declared = await confirmDeclaration(db, token, now);
  if (!declared) return reject({ code: 'unknown-declaration' });
  const handle = () => handleDeclaration(db, declared.token_hash, now, callerAddress(request));
  // The response time must not reveal to a guest whether number and address match.
  if (declared.is_verified === 1) await handle();
  else afterResponse(handle);
  return accept(declarationPath(token, 'done'));
});
