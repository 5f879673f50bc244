import 'server-only';
import { processWide } from '@/domain/process-wide';
import { type Result } from '@/domain/result';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type DomainEvents } from './domain-events';

/** Event handlers of a feature. They run in the event's transaction. */
export type Handlers = {
  readonly [Name in keyof DomainEvents]?: (records: Database, event: DomainEvents[Name], now: Date) => Promise<void>;
};

/** An agent's prepared checkout that a browser has taken over. It leads to at most one order. */
export type OrderOrigin = {
  /** Returns the token of its unpaid order, unless that has this idempotency key. */
  unpaidOrder: (db: Database, idempotencyKey: string) => Promise<string | undefined>;
  /**
   * Claims the prepared checkout for the order of this idempotency key.
   *
   * @returns the value of `orders.agent_session`; undefined if an earlier order of it is paid.
   */
  claim: (
    records: DatabaseTransaction,
    idempotencyKey: string,
  ) => Promise<Result<string | undefined, 'idempotency-conflict'>>;
};

/** An optional feature, which the core calls without importing it. `server/features.ts` lists all features. */
export type Feature = {
  handlers?: Handlers;
  /** Handles every event, after `handlers`. */
  onEvent?: <Name extends keyof DomainEvents>(
    records: Database,
    name: Name,
    event: DomainEvents[Name],
    now: Date,
  ) => Promise<void>;
  /** Finds the prepared checkout of a browser's hand-off key. */
  findOrigin?: (db: Database, handOff: string, now: Date) => Promise<OrderOrigin | undefined>;
};

const shared = processWide('features', (): { registered?: readonly Feature[] } => ({}));

/** Registers the process's features. Call it before the first query. */
export function registerFeatures(features: Readonly<Record<string, Feature>>): void {
  shared.registered = Object.values(features);
}

function registered(): readonly Feature[] {
  if (!shared.registered) throw new Error('No features: call registerFeatures with server/features.ts at start.');
  return shared.registered;
}

/**
 * Runs the handlers of an event in sequence.
 *
 * @param records the transaction of the event.
 * @throws a handler's error, which rolls the event back, or an error if no features are registered.
 */
export async function publish<Name extends keyof DomainEvents>(
  records: Database,
  name: Name,
  event: DomainEvents[Name],
  now: Date,
): Promise<void> {
  for (const { handlers, onEvent } of registered()) {
    await handlers?.[name]?.(records, event, now);
    await onEvent?.(records, name, event, now);
  }
}

/** Finds the prepared checkout of a hand-off key; undefined if no feature knows the key. */
export async function findOrigin(db: Database, handOff: string, now: Date): Promise<OrderOrigin | undefined> {
  for (const feature of registered()) {
    const origin = await feature.findOrigin?.(db, handOff, now);
    if (origin) return origin;
  }
  return undefined;
}
