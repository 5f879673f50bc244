import 'server-only';
import { type Client, createClient, type InArgs, type ResultSet, type Transaction } from '@libsql/client/sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { FifoLock, retryWhileBusy } from './libsql-locks';

/** How long a statement waits for another process to release the file, in ms. */
const BUSY_MS = 10_000;

/** SQLite busy timeout in ms. It blocks the event loop, so keep it short and retry in JavaScript. */
const BLOCKING_MS = 20;

/**
 * Kysely dialect for a SQLite file over `@libsql/client`. All statements share one connection, since SQLite has one
 * writer. A transaction takes the write lock when it begins, so that it cannot fail half-way with a conflict. A
 * read-only transaction has a connection of its own: it reads a snapshot and blocks no writer.
 *
 * Own code, because every published dialect pins a client that is too old for Node 20.
 */
export class LibsqlDialect implements Dialect {
  readonly #path: string;
  readonly #busyMs: number;

  /**
   * @param path the database file, created if missing; its folder must exist.
   * @param busyMs timeout for the lock within this process, and then for another process's lock on the file.
   */
  constructor(path: string, busyMs: number = BUSY_MS) {
    this.#path = path;
    this.#busyMs = busyMs;
  }

  createDriver(): Driver {
    return new LibsqlDriver(this.#path, this.#busyMs);
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }

  createAdapter() {
    return new SqliteAdapter();
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }
}

class LibsqlDriver implements Driver {
  readonly #client: Client;
  readonly #open: () => Client;
  readonly #turns = new FifoLock();
  readonly #busyMs: number;

  constructor(path: string, busyMs: number) {
    this.#busyMs = busyMs;
    const url = `file:${path.split('/').map(encodeURIComponent).join('/')}`;
    this.#open = () => createClient({ url, timeout: BLOCKING_MS });
    this.#client = this.#open();
  }

  /** WAL lets readers read during a write; FULL keeps a committed order through a power cut. */
  async init(): Promise<void> {
    await retryWhileBusy(this.#client, this.#busyMs, () => this.#client.execute('pragma journal_mode = wal'));
    await retryWhileBusy(this.#client, this.#busyMs, () => this.#client.execute('pragma synchronous = full'));
  }

  async acquireConnection(): Promise<LibsqlConnection> {
    await this.#turns.take(this.#busyMs);
    // SQLite blocks the event loop: let responses out and requests in between two statements.
    await yieldToEventLoop();
    return new LibsqlConnection(this.#client, this.#busyMs);
  }

  async beginTransaction(connection: LibsqlConnection, { accessMode }: TransactionSettings): Promise<void> {
    if (accessMode !== 'read only') return connection.begin();
    connection.moveTo(this.#open());
    this.#turns.give();
    await connection.begin('read');
  }

  async commitTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(connection: LibsqlConnection): Promise<void> {
    if (!connection.closeOwn()) this.#turns.give();
  }

  async destroy(): Promise<void> {
    this.#client.close();
  }
}

class LibsqlConnection implements DatabaseConnection {
  #client: Client;
  #ownsClient = false;
  #transaction: Transaction | undefined;
  readonly #busyMs: number;

  constructor(client: Client, busyMs: number) {
    this.#client = client;
    this.#busyMs = busyMs;
  }

  /** Switches to a client that this connection alone uses and closes. */
  moveTo(client: Client): void {
    this.#client = client;
    this.#ownsClient = true;
  }

  /** Closes the connection's own client. False if it uses the shared one. */
  closeOwn(): boolean {
    if (this.#ownsClient) this.#client.close();
    return this.#ownsClient;
  }

  async begin(mode: 'read' | 'write' = 'write'): Promise<void> {
    this.#transaction = await retryWhileBusy(this.#client, this.#busyMs, () => this.#client.transaction(mode));
    if (mode === 'read') await this.#transaction.execute('pragma query_only = on');
  }

  async commit(): Promise<void> {
    await this.#transaction?.commit();
    this.#transaction = undefined;
  }

  /** A full disk or an I/O error ends the transaction in SQLite itself: a second rollback would hide that error. */
  async rollback(): Promise<void> {
    if (this.#transaction?.closed) this.#transaction.close();
    else await this.#transaction?.rollback();
    this.#transaction = undefined;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = { sql, args: [...parameters] as InArgs };
    const transaction = this.#transaction;
    const result = transaction
      ? await transaction.execute(statement)
      : await retryWhileBusy(this.#client, this.#busyMs, () => this.#client.execute(statement));
    return { rows: rowsOf<Row>(result), numAffectedRows: BigInt(result.rowsAffected) };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}

/** Returns plain objects: libsql's rows also carry their values by index. */
function rowsOf<Row>({ columns, rows }: ResultSet): Row[] {
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])) as Row);
}
