export type Engine = 'sqlite' | 'postgres';

/** DATABASE_URL is neither a PostgreSQL URL nor a file URL. */
export class DatabaseUrlError extends Error {
  constructor() {
    super('DATABASE_URL must be postgres://… or file:<path of a SQLite file>, or be left out.');
    this.name = 'DatabaseUrlError';
  }
}

/** Returns the engine of a DATABASE_URL, SQLite if it is undefined or empty. @throws {DatabaseUrlError} */
export function engineOf(url: string | undefined): Engine {
  if (!url || url.startsWith('file:')) return 'sqlite';
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgres';
  throw new DatabaseUrlError();
}
