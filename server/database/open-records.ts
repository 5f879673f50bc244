import 'server-only';
import { type Database } from './database';
import { DatabaseUrlError } from './engine';
import { NewerDatabaseError } from './migrate';

/** What an engine's or a network's code says of a database that cannot be opened, for who has set DATABASE_URL. */
const reasons: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|57P03)$/, 'no database answers there'],
  [/^28/, 'the database refuses the user or the password'],
  [/^3D000$/, 'there is no database of that name'],
  [/^42501$/, 'the user may not make tables there'],
  [
    /^(?:EACCES|EPERM|EROFS|EISDIR|ENOTDIR|ENOENT|SQLITE_CANTOPEN|SQLITE_READONLY\w*)$/,
    'the file cannot be made or written',
  ],
  [/^SQLITE_(?:NOTADB|CORRUPT)/, 'the file is no SQLite database'],
];

/**
 * Opens the records before the shop serves, and ends the process with one sentence where DATABASE_URL leads to none: Next
 * itself would go on and answer with 500. The sentence names no host and no password.
 *
 * @param prepare writes what has to be in the database before the first request.
 */
export async function requireRecords(
  open: () => Promise<Database>,
  prepare: (db: Database) => Promise<void> = async () => {},
): Promise<void> {
  try {
    await prepare(await open());
  } catch (error) {
    console.error(sentenceOf(error));
    process.exit(1);
  }
}

function sentenceOf(fault: unknown): string {
  if (fault instanceof DatabaseUrlError || fault instanceof NewerDatabaseError) return fault.message;
  const code = codeOf(fault);
  const reason = reasons.find(([pattern]) => pattern.test(code))?.[1] ?? 'no reason that the shop knows';
  return `The shop cannot open the records that DATABASE_URL names: ${reason}${code && ` (${code})`}.`;
}

/** Several addresses that all failed make one fault without a code of its own. */
function codeOf(fault: unknown): string {
  if (typeof fault !== 'object' || fault === null) return '';
  if ('code' in fault && typeof fault.code === 'string') return fault.code;
  if ('message' in fault && /timeout/i.test(String(fault.message))) return 'ETIMEDOUT';
  return 'errors' in fault && Array.isArray(fault.errors) ? codeOf(fault.errors[0]) : '';
}
