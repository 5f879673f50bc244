import 'server-only';

/**
 * PostgreSQL's classes of errors that pass by themselves or by an operator's doing, however right the question was
 * (postgresql.org/docs/current/errcodes-appendix.html): connection, no resources or disk full, an operator's
 * intervention (shut down, starting up, a time-out), the system itself, a rollback to be tried again; a server that is
 * read-only after a failover; a lock not had in time.
 */
const POSTGRES = /^(?:08|53|57|58|40)[0-9A-Z]{3}$|^25006$|^55P03$/;

/** SQLite's: held by another process, disk full, not to be read or written (sqlite.org/rescode.html). */
const SQLITE = /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|PROTOCOL|NOMEM)/;

/** A connection that cannot be had or has broken (Node's `errno` of a socket). */
const SOCKET = /^E(?:CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|MFILE|NFILE)$/;

/** What `pg` and `pg-pool` say without a code. */
const SAID = /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i;

/** Whether the records themselves are away, full or held, so that the same request may succeed later. */
export function isRecordsFault(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  const code = 'code' in fault ? String(fault.code) : '';
  const isMissingSocket = code === 'ENOENT' && 'syscall' in fault && fault.syscall === 'connect';
  return [POSTGRES, SQLITE, SOCKET].some((kind) => kind.test(code)) || isMissingSocket || SAID.test(fault.message);
}
