import 'server-only';
import { findAlerts } from '@/server/alerts/alerts';
import { type Database } from '@/server/database/database';
import { atomically } from '@/server/database/transact';
import { lowStockPart, mailPart, messagePart, orderPart, type SummaryPart } from './summary-parts';
import { isOwnerNotifiedOf, notifyOwner } from './notify-owner';

const DAY_MS = 24 * 60 * 60_000;

/** Largest number of alerts in the mail, to keep it to one page. */
const MAX_ALERTS = 20;

const parts: readonly SummaryPart[] = [orderPart, messagePart, mailPart, lowStockPart];

/**
 * Mails the owner a summary of the previous day (UTC) and of open work, once a day for any number of calls
 * (docs/product.md 26.5). It is also a heartbeat: a day without it means that the shop needs attention.
 */
export async function sendSummary(db: Database, now: Date): Promise<void> {
  const to = now.toISOString().slice(0, 10);
  const cause = `summary:${to}`;
  if (await isOwnerNotifiedOf(db, cause)) return;
  const from = new Date(Date.parse(to) - DAY_MS).toISOString().slice(0, 10);
  const day = { from: `${from}T00:00:00.000Z`, to: `${to}T00:00:00.000Z` };
  const contents = await Promise.all(parts.map((part) => part(db, day)));
  const lines = [...contents.map((part) => part.join('\n')), await alertText(db, now)];
  const notification = { subject: `The shop on ${from}`, lines: lines.filter((line) => line !== '') };
  await atomically(db, (records) => notifyOwner(records, cause, notification, now));
}

async function alertText(db: Database, now: Date): Promise<string> {
  const found = await findAlerts(db, now);
  if (found.length === 0) return 'Alerts: none';
  const shown = found.slice(0, MAX_ALERTS).map(({ since, text }) => `${since.slice(0, 10)}: ${text}`);
  const rest = found.length - shown.length;
  const more = rest > 0 ? [`And ${rest} more: npm run orders -- alerts`] : [];
  return [`Alerts: ${found.length}`, ...shown, ...more].join('\n');
}
