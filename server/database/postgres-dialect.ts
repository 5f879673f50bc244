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
import { factsOf, log } from '@/server/platform/log';
import { repeatConflicts } from './repeat';

/** How long whom is waited for, in ms; 0 is for ever. `?statement_timeout=…` and its like in DATABASE_URL win. */
export type PostgresLimits = {
  /** For a connection: a new one, or one that another request gives back. */
  connect: number;
  /** For a lock on a row or a table. */
  lock: number;
  /** For a statement, which the server then ends. */
  statement: number;
  /** For any answer, where the server does not even say that it has ended the statement: longer than `statement`. */
  query: number;
  /** For the next statement of an open transaction, which the server then ends: its locks are free. */
  idleInTransaction: number;
};

/** Longer than anything that the shop asks takes; shorter than the 20 s that a page waits for an answer. */
const usual: PostgresLimits = {
  connect: 5000,
  lock: 5000,
  statement: 10_000,
  query: 12_000,
  idleInTransaction: 10_000,
};

/** For a change of tables: an index of many rows takes its time, and the other processes that start wait for it. */
export const patient: PostgresLimits = { connect: 10_000, lock: 0, statement: 0, query: 0, idleInTransaction: 0 };

/** After so many ms of silence a connection is asked whether its other end is still there. */
const KEEP_ALIVE_MS = 10_000;

const MOST_CONNECTIONS = 10;

/**
 * Kysely over `pg`, with limits to every wait. Ours, because Kysely's own gives a connection back for the next to use
 * whatever has become of it, and where a rollback fails it throws that instead of what had gone wrong.
 */
export class PostgresPoolDialect implements Dialect {
  readonly #url: string | undefined;
  readonly #limits: PostgresLimits;

  /** @param url of the form of DATABASE_URL. */
  constructor(url: string | undefined, limits: PostgresLimits = usual) {
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
    max: MOST_CONNECTIONS,
    application_name: 'odd-hours',
    connectionTimeoutMillis: limits.connect,
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    query_timeout: limits.query,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // Without listeners a server that goes away would end the process: one for connections at rest, one for those in use.
  pool.on('error', (error) => log('warn', 'PostgreSQL has closed a connection', factsOf(error)));
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

/** A connection of the pool, from its being lent to its being given back. */
class PoolConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  #isInTransaction = false;
  #isSpoilt = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    this.#isInTransaction = true;
    await this.#ask(`start transaction${level} ${accessMode ?? ''}`);
  }

  async commit(): Promise<void> {
    await this.#ask('commit');
  }

  /** Where this fails the connection ends, and the server rolls back by itself. What had gone wrong is what is thrown. */
  async rollback(): Promise<void> {
    if (!this.#isSpoilt) await this.#ask('rollback').catch(() => (this.#isSpoilt = true));
  }

  /** A connection in an unknown state is for nobody after us. */
  release(): void {
    this.#client.release(this.#isSpoilt);
  }

  /** A statement by itself is done again like a transaction; within one, whoever began it does it again. */
  executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const ask = () => this.#ask<Row>(sql, parameters);
    return this.#isInTransaction ? ask() : repeatConflicts(ask);
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  async #ask<Row>(statement: string, parameters: readonly unknown[] = []): Promise<QueryResult<Row>> {
    try {
      const { command, rowCount, rows } = await this.#client.query(statement, [...parameters]);
      const affected = ['INSERT', 'UPDATE', 'DELETE'].includes(command) ? BigInt(rowCount ?? 0) : undefined;
      return { rows, ...(affected === undefined ? {} : { numAffectedRows: affected }) };
    } catch (error) {
      // The server may still be at it: `pg` has only stopped listening.
      if (error instanceof Error && error.message === 'Query read timeout') this.#isSpoilt = true;
      throw error;
    }
  }
}
