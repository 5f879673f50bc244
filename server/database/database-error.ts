import 'server-only';

/**
 * SQLSTATE codes of temporary PostgreSQL errors (postgresql.org/docs/current/errcodes-appendix.html). Classes: 08
 * connection, 53 insufficient resources, 57 operator intervention, 58 system error, 40 transaction rollback. Codes:
 * 25006 read-only server after a failover, 25P03 idle transaction timeout, 55P03 lock timeout.
 */
const POSTGRES = /^(?:08|53|57|58|40)[0-9A-Z]{3}$|^25006$|^25P03$|^55P03$/;

/** SQLSTATE codes of conflicts to retry: serialization failure and deadlock. */
const CONFLICTS = new Set(['40001', '40P01']);

/** SQLite result codes for a locked file, a full disk and I/O errors (sqlite.org/rescode.html). */
const SQLITE = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|PROTOCOL|NOMEM)/;

/** Node's socket error codes. */
const SOCKET = /^E(?:CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|MFILE|NFILE)$/;

/** Messages of `pg` and `pg-pool` errors that have no code. */
const MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|timeout expired/i;

/** True if the database is unreachable, full or locked, so that the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = textOf(error, 'code');
  const isMissingSocket = code === 'ENOENT' && textOf(error, 'syscall') === 'connect';
  return (
    [POSTGRES, SQLITE, SOCKET].some((kind) => kind.test(code)) ||
    isMissingSocket ||
    MESSAGE.test(textOf(error, 'message'))
  );
}

/** True if the database rolled a transaction back because of a conflict, so that a retry may succeed. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.has(textOf(error, 'code'));
}

/** Reads a field without `instanceof`: under Jest, Node's own errors come from another realm. */
function textOf(error: unknown, field: 'code' | 'syscall' | 'message'): string {
  const found: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;
  return typeof found === 'string' ? found : '';
}
