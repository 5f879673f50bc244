import 'server-only';

/**
 * PostgreSQL's classes of errors that pass by themselves or by an operator's doing, however right the question was
 * (postgresql.org/docs/current/errcodes-appendix.html): connection, no resources or disk full, an operator's
 * intervention (shut down, starting up, a time-out), the system itself, a rollback to be tried again; a server that is
 * read-only after a failover; a lock not had, or a transaction not gone on with, in time.
 */
const POSTGRES = /^(?:08|53|57|58|40)[0-9A-Z]{3}$|^25006$|^25P03$|^55P03$/;

/** PostgreSQL's codes for "begin again": a serialization failure and a deadlock. */
const CONFLICTS = new Set(['40001', '40P01']);

/** SQLite's: held by another process, disk full, not to be read or written (sqlite.org/rescode.html). */
const SQLITE = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|PROTOCOL|NOMEM)/;

/** A connection that cannot be had or has broken (Node's `errno` of a socket). */
const SOCKET = /^E(?:CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|MFILE|NFILE)$/;

/** What `pg` and `pg-pool` say without a code. */
const SAID =
  /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable|timeout expired/i;

/** Whether the records themselves are away, full or held, so that the same request may succeed later. */
export function isRecordsFault(fault: unknown): boolean {
  const code = textOf(fault, 'code');
  const isMissingSocket = code === 'ENOENT' && textOf(fault, 'syscall') === 'connect';
  return (
    [POSTGRES, SQLITE, SOCKET].some((kind) => kind.test(code)) || isMissingSocket || SAID.test(textOf(fault, 'message'))
  );
}

/** Whether a transaction was undone only because another one was in its way: done again, it may well succeed. */
export function isConflict(fault: unknown): boolean {
  return CONFLICTS.has(textOf(fault, 'code'));
}

/** Faults are read by their fields: those of Node's own are no `Error` of the realm that a test runs in. */
function textOf(fault: unknown, field: 'code' | 'syscall' | 'message'): string {
  const found: unknown = typeof fault === 'object' && fault !== null ? Reflect.get(fault, field) : undefined;
  return typeof found === 'string' ? found : '';
}
