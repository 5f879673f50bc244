import 'server-only';
import { declarationPath, returnPath } from '@/domain/paths';
import { accept, reject, type Result } from '@/domain/result';
import { type ReturnKind } from '@/domain/return-states';
import { type Database } from '@/server/database/database';
import { transact } from '@/server/database/transact';
import { lockKnownOrder } from '@/server/orders/history';
import { findOrderByToken } from '@/server/orders/read';
import { draftDeclaration } from './declarations';
import { findRepeatedReturn, openLines, requestReturn, type ReturnItems } from './request-return';

type Asked = { order: string; kind: ReturnKind; items: Exclude<ReturnItems, 'all'>; reason: string };

/**
 * Enters a return from the order's own page, or drafts a withdrawal, which a second press declares.
 *
 * @returns the path of the next page.
 */
export async function askFromOrderPage(
  db: Database,
  { order: token, kind, items, reason }: Asked,
  now: Date,
): Promise<Result<string, 'unknown-order' | 'not-returnable'>> {
  const found = await findOrderByToken(db, token);
  if (!found) return reject({ code: 'unknown-order' });
  if (kind === 'withdrawal') {
    const { number, email, full_name: fullName } = found;
    const declaration = { number, email, fullName, items, isVerified: true, isSuspected: false };
    return accept(declarationPath(await draftDeclaration(db, declaration, now), 'confirm'));
  }
  return transact<string, 'unknown-order' | 'not-returnable'>(db, async (records) => {
    const order = await lockKnownOrder(records, found.number);
    // Without units left the request below is rejected.
    const repeated = await findRepeatedReturn(records, order, { items, reason }, now);
    if (repeated && (await openLines(records, order, kind)).ok) return accept(returnPath(token, repeated));
    const entered = await requestReturn(records, order, { kind, items, reason }, now);
    return entered.ok ? accept(returnPath(token, entered.value)) : reject({ code: 'not-returnable' });
  });
}
