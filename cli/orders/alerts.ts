import { type Database } from '@/server/database/database';
import { resolve } from '@/server/desk/today/alerts';
import { findAlerts } from '@/server/alerts/alerts';
import { ReportedError } from '@/domain/reported-error';
import { atTerminal, type Command } from './command';
import { utcMinute } from '@/domain/local-date';

export const alertsCommand: Command = {
  name: 'alerts',
  usage: ['', 'resolve <cause>'],
  run: (db, [what, cause, ...more]) => {
    if (what === undefined) return list(db);
    return what === 'resolve' && cause && more.length === 0 ? resolveOne(db, cause) : undefined;
  },
};

async function list(db: Database): Promise<string> {
  const found = await findAlerts(db, new Date());
  if (found.length === 0) return 'No alerts.';
  return found.map(({ since, cause, text }) => `${utcMinute(since)}Z  ${cause}\n  ${text}`).join('\n');
}

async function resolveOne(db: Database, cause: string): Promise<string> {
  const resolved = await atTerminal(resolve, db, { cause });
  if (!resolved.ok) throw new ReportedError(`There is no alert ${cause}.`);
  return `${cause} is resolved.`;
}
