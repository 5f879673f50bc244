import { ReportedError } from '@/domain/reported-error';

export type Engine = 'sqlite' | 'postgres';

/** DATABASE_URL is neither a PostgreSQL URL nor a file URL. */
export class DatabaseUrlError extends ReportedError {
  constructor() {
    super('DATABASE_URL must be postgres://… or file:<path of a SQLite file>, or be left out.');
    this.name = 'DatabaseUrlError';
  }
}

/** DATABASE_URL names a device, a pipe or a file of the kernel: opening one may block the process or change the machine. */
export class NotAFileError extends ReportedError {
  constructor(path: string) {
    super(`DATABASE_URL names ${path}, which is not a regular file. Name a file in a folder on a disk.`);
    this.name = 'NotAFileError';
  }
}

/** Returns the engine of a DATABASE_URL, SQLite if it is undefined or empty. @throws {DatabaseUrlError} */
export function engineOf(url: string | undefined): Engine {
  if (!url || url.startsWith('file:')) return 'sqlite';
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgres';
  throw new DatabaseUrlError();
}
