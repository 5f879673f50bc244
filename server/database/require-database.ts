import 'server-only';
import { ReportedError } from '@/domain/reported-error';
import { type Database } from './database';

/** Explanations for the owner, by error code of the engine or the network. */
const reasons: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|57P03)$/, 'no database responds'],
  [/^28/, 'the database rejects the user or the password'],
  [/^3D000$/, 'no database has that name'],
  [/^42501$/, 'the user may not create tables'],
  [
    /^(?:EACCES|EPERM|EROFS|EISDIR|ENOTDIR|ENOENT|SQLITE_CANTOPEN|SQLITE_READONLY\w*)$/,
    'the file cannot be created or written',
  ],
  [/^(?:ENOSPC|EDQUOT|SQLITE_FULL)$/, 'the disk is full'],
  [/^SQLITE_(?:NOTADB|CORRUPT)/, 'the file is not a SQLite database'],
];

/**
 * Opens the database at start and exits the process with one sentence if that fails: Next itself would keep running and
 * answer with 500. The sentence contains no host and no password.
 *
 * @param prepare writes rows that have to exist before the first request.
 */
export async function requireDatabase(
  open: () => Promise<Database>,
  prepare: (db: Database) => Promise<void> = async () => {},
): Promise<void> {
  try {
    await prepare(await open());
  } catch (error) {
    console.error(unopened(error).message);
    process.exit(1);
  }
}

/** Returns an error of opening the database as one with a sentence for the owner. */
export function unopened(error: unknown): ReportedError {
  if (error instanceof ReportedError) return error;
  const code = codeOf(error);
  const reason = reasons.find(([pattern]) => pattern.test(code))?.[1] ?? 'unknown reason';
  return new ReportedError(`The shop cannot open the database of DATABASE_URL: ${reason}${code && ` (${code})`}.`);
}

/** An AggregateError of several addresses has no code of its own: take the first address's. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if ('message' in error && /timeout/i.test(String(error.message))) return 'ETIMEDOUT';
  return 'errors' in error && Array.isArray(error.errors) ? codeOf(error.errors[0]) : '';
}
