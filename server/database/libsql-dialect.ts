import 'server-only';
import { type Client, createClient, type InArgs, type ResultSet, type Transaction } from '@libsql/client';
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
import { setImmediate as afterOthers } from 'node:timers/promises';
import { Turns, whenFree } from './libsql-waiting';

/** How long a statement waits for another process to let go of the file, in ms. */
const BUSY_MS = 10_000;

/** How long SQLite itself waits; it stops the whole process meanwhile, so it is short and we ask again, in ms. */
const BLOCKING_MS = 20;

/**
 * Kysely over `@libsql/client` on a SQLite file: one connection, used by one after the other, because SQLite has one
 * writer anyway. A transaction takes the write lock when it begins, so that none fails half-way for being overtaken. One
 * that only reads has a connection of its own: it sees the records as they were when it began, and nobody waits for it.
 *
 * Ours because every published dialect pins a client that is years older than the one which runs on Node 20.
 */
export class LibsqlDialect implements Dialect {
  readonly #path: string;
  readonly #busyMs: number;

  /**
   * @param path of the database file, which is made when it is not there; its folder has to be.
   * @param busyMs how long a statement waits for its turn in this process, and then for another to let go of the file.
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
  readonly #turns = new Turns();
  readonly #busyMs: number;

  constructor(path: string, busyMs: number) {
    this.#busyMs = busyMs;
    const url = `file:${path.split('/').map(encodeURIComponent).join('/')}`;
    this.#open = () => createClient({ url, timeout: BLOCKING_MS });
    this.#client = this.#open();
  }

  /** WAL lets readers read while one writes; FULL keeps an acknowledged order through a power cut. */
  async init(): Promise<void> {
    await whenFree(this.#client, this.#busyMs, () => this.#client.execute('pragma journal_mode = wal'));
    await whenFree(this.#client, this.#busyMs, () => this.#client.execute('pragma synchronous = full'));
  }

  async acquireConnection(): Promise<LibsqlConnection> {
    await this.#turns.take(this.#busyMs);
    // SQLite works while the whole process waits: answers that are ready go out, and requests come in, between two turns.
    await afterOthers();
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
    if (!connection.leave()) this.#turns.give();
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

  /** Goes on with a client that nobody else uses. */
  moveTo(client: Client): void {
    this.#client = client;
    this.#ownsClient = true;
  }

  /** Whether there was a client of its own, which is closed now. */
  leave(): boolean {
    if (this.#ownsClient) this.#client.close();
    return this.#ownsClient;
  }

  async begin(mode: 'read' | 'write' = 'write'): Promise<void> {
    this.#transaction = await whenFree(this.#client, this.#busyMs, () => this.#client.transaction(mode));
    if (mode === 'read') await this.#transaction.execute('pragma query_only = on');
  }

  async commit(): Promise<void> {
    await this.#transaction?.commit();
    this.#transaction = undefined;
  }

  async rollback(): Promise<void> {
    await this.#transaction?.rollback();
    this.#transaction = undefined;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = { sql, args: [...parameters] as InArgs };
    const transaction = this.#transaction;
    const result = transaction
      ? await transaction.execute(statement)
      : await whenFree(this.#client, this.#busyMs, () => this.#client.execute(statement));
    return { rows: rowsOf<Row>(result), numAffectedRows: BigInt(result.rowsAffected) };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }
}

/** Plain objects: libsql's rows also carry their values by number. */
function rowsOf<Row>({ columns, rows }: ResultSet): Row[] {
  return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])) as Row);
}
