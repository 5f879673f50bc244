import 'server-only';
import { type Client, createClient, type InArgs, LibsqlError, type ResultSet, type Transaction } from '@libsql/client';
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
} from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';

/** How long a statement waits for another process to let go of the file, in ms. */
const BUSY_MS = 10_000;

/** How long SQLite itself waits; it stops the whole process meanwhile, so it is short and we ask again, in ms. */
const BLOCKING_MS = 20;

/**
 * Kysely over `@libsql/client` on a SQLite file: one connection, used by one after the other, because SQLite has one
 * writer anyway. A transaction takes the write lock when it begins, so that none fails half-way for being overtaken.
 *
 * Ours because every published dialect pins a client that is years older than the one which runs on Node 20.
 */
export class LibsqlDialect implements Dialect {
  readonly #path: string;

  /** @param path of the database file, which is made when it is not there; its folder has to be. */
  constructor(path: string) {
    this.#path = path;
  }

  createDriver(): Driver {
    return new LibsqlDriver(this.#path);
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
  readonly #turns = new Turns();

  constructor(path: string) {
    const url = `file:${path.split('/').map(encodeURIComponent).join('/')}`;
    this.#client = createClient({ url, timeout: BLOCKING_MS });
  }

  /** WAL lets readers read while one writes; FULL keeps an acknowledged order through a power cut. */
  async init(): Promise<void> {
    await whenFree(this.#client, () => this.#client.execute('pragma journal_mode = wal'));
    await whenFree(this.#client, () => this.#client.execute('pragma synchronous = full'));
  }

  async acquireConnection(): Promise<LibsqlConnection> {
    await this.#turns.take();
    return new LibsqlConnection(this.#client);
  }

  async beginTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(): Promise<void> {
    this.#turns.give();
  }

  async destroy(): Promise<void> {
    this.#client.close();
  }
}

class LibsqlConnection implements DatabaseConnection {
  readonly #client: Client;
  #transaction: Transaction | undefined;

  constructor(client: Client) {
    this.#client = client;
  }

  async begin(): Promise<void> {
    this.#transaction = await whenFree(this.#client, () => this.#client.transaction('write'));
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
      : await whenFree(this.#client, () => this.#client.execute(statement));
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

/**
 * Does it as soon as no other process holds the file. libsql leaves a statement that was refused for that half-open, and
 * then nothing on its connection can be committed; so each try has a connection of its own.
 *
 * @throws {LibsqlError} SQLITE_BUSY after {@link BUSY_MS}.
 */
async function whenFree<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  const giveUpAt = Date.now() + BUSY_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LibsqlError && error.code === 'SQLITE_BUSY') || client.closed) throw error;
      await client.reconnect();
      if (Date.now() > giveUpAt) throw error;
      await delay(5 + Math.random() * 20);
    }
  }
}

/** First come, first served. */
class Turns {
  #taken = false;
  readonly #waiting: (() => void)[] = [];

  async take(): Promise<void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }
}
