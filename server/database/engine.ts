export type Engine = 'sqlite' | 'postgres';

/** DATABASE_URL is neither of PostgreSQL nor of a file. */
export class DatabaseUrlError extends Error {
  constructor() {
    super('DATABASE_URL must be postgres://… or file:<path of a SQLite file>, or be left out.');
    this.name = 'DatabaseUrlError';
  }
}

/** Which engine a DATABASE_URL names; left out or empty means the embedded one. @throws {DatabaseUrlError} */
export function engineOf(url: string | undefined): Engine {
  if (!url || url.startsWith('file:')) return 'sqlite';
  if (/^postgres(ql)?:\/\//.test(url)) return 'postgres';
  throw new DatabaseUrlError();
}
