import 'server-only';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { Pool, type PoolClient } from 'pg';
import { errorFields, log } from '@/server/platform/log';
import { repeatConflicts } from './retry-conflicts';

/** Timeouts in ms; 0 means none. Parameters in DATABASE_URL such as `?statement_timeout=…` override them. */
export type PostgresLimits = {
  /** For a connection: a new one, or one that another request returns to the pool. */
  connect: number;
  /** For a lock on a row or a table. */
  lock: number;
  /** For a statement; the server cancels it. */
  statement: number;
  /** For any response, in case the server does not report the cancelled statement: longer than `statement`. */
  query: number;
  /** For the next statement of an open transaction; the server ends the transaction and frees its locks. */
  idleInTransaction: number;
};

/** Limits of a serving shop: longer than any of its queries, shorter than a page's timeout of 20 s. */
const servingLimits: PostgresLimits = {
  connect: 5000,
  lock: 5000,
  statement: 10_000,
  query: 12_000,
  idleInTransaction: 10_000,
};

/** Limits of migrations: building a large index takes long, and other starting processes wait for it. */
export const migrationLimits: PostgresLimits = {
  connect: 10_000,
  lock: 0,
  statement: 0,
  query: 0,
  idleInTransaction: 0,
};

/** Idle time before the first TCP keep-alive probe, in ms. */
const KEEP_ALIVE_MS = 10_000;

const MAX_CONNECTIONS = 10;

/**
 * Kysely dialect over `pg` with a limit for every wait. Own code, because Kysely's dialect returns broken connections
 * to the pool, and if a rollback fails it throws that error instead of the original one.
 */
export class PostgresPoolDialect implements Dialect {
  readonly #url: string | undefined;
  readonly #limits: PostgresLimits;

  /** @param url a DATABASE_URL. */
  constructor(url: string | undefined, limits: PostgresLimits = servingLimits) {
    this.#url = url;
    this.#limits = limits;
  }

  createDriver(): Driver {
    return new PoolDriver(openPool(this.#url, this.#limits));
  }

  createQueryCompiler() {
    return new PostgresQueryCompiler();
  }

  createAdapter() {
    return new PostgresAdapter();
  }

  createIntrospector(db: Kysely<unknown>) {
    return new PostgresIntrospector(db);
  }
}

function openPool(url: string | undefined, limits: PostgresLimits): Pool {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    application_name: 'odd-hours',
    connectionTimeoutMillis: limits.connect,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    query_timeout: limits.query,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // Without listeners a lost server would crash the process: one listener for idle connections, one for those in use.
  pool.on('error', (error) => log('warn', 'PostgreSQL has closed a connection', errorFields(error)));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

class PoolDriver implements Driver {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PoolConnection> {
    return new PoolConnection(await this.#pool.connect());
  }

  beginTransaction(connection: PoolConnection, settings: TransactionSettings): Promise<void> {
    return connection.begin(settings);
  }

  commitTransaction(connection: PoolConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PoolConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: PoolConnection): Promise<void> {
    connection.release();
  }

  destroy(): Promise<void> {
    return this.#pool.end();
  }
}

/** A pool connection, from checkout to release. */
class PoolConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  #isInTransaction = false;
  #isBroken = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    this.#isInTransaction = true;
    await this.#query(`start transaction${level} ${accessMode ?? ''}`);
  }

  async commit(): Promise<void> {
    await this.#query('commit');
  }

  /**
   * Never throws, so that the caller sees the original error. If it fails, the pool drops the connection and the server
   * rolls back.
   */
  async rollback(): Promise<void> {
    if (!this.#isBroken) await this.#query('rollback').catch(() => (this.#isBroken = true));
  }

  /** Returns the connection to the pool, which closes it if its state is unknown. */
  release(): void {
    this.#client.release(this.#isBroken);
  }

  /** Retries a conflicting statement outside a transaction; inside one, the transaction's owner retries. */
  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const query = () => this.#query<Row>(sql, parameters);
    return this.#isInTransaction ? query() : repeatConflicts(query);
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  async #query<Row>(statement: string, parameters: readonly unknown[] = []): Promise<QueryResult<Row>> {
    try {
      const { command, rowCount, rows } = await this.#client.query(statement, [...parameters]);
      const affected = ['INSERT', 'UPDATE', 'DELETE'].includes(command) ? BigInt(rowCount ?? 0) : undefined;
      return { rows, ...(affected === undefined ? {} : { numAffectedRows: affected }) };
    } catch (error) {
      // The server may still run the statement: `pg` only stopped waiting.
      if (error instanceof Error && error.message === 'Query read timeout') this.#isBroken = true;
      throw error;
    }
  }
}
