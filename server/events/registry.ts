import 'server-only';
import { type Result } from '@/domain/result';
import { type Database, type Records } from '@/server/database/database';
import { type DomainEvents } from './domain-events';

/** What a feature does on each event, in the transaction of the event: both are kept, or neither. */
type Handlers = {
  readonly [Name in keyof DomainEvents]?: (records: Database, event: DomainEvents[Name], now: Date) => Promise<void>;
};

/** A prepared checkout that a browser has taken over. At most one order is placed from it. */
export type OrderOrigin = {
  /** The token of its order that waits for payment, unless that was placed with this idempotency key. */
  unpaidOrder: (db: Database, idempotencyKey: string) => Promise<string | undefined>;
  /**
   * Makes room for the order of this idempotency key.
   *
   * @returns the origin's id for `orders.agent_session`; undefined where an earlier order of the origin has been paid.
   */
  claim: (records: Records, idempotencyKey: string) => Promise<Result<string | undefined, 'idempotency-conflict'>>;
};

/** What the core calls without importing it. `server/features.ts` lists the shop's. */
export type Feature = {
  handlers?: Handlers;
  /** The prepared checkout of the key that a browser has taken it over with. */
  findOrigin?: (db: Database, handOff: string, now: Date) => Promise<OrderOrigin | undefined>;
};

/** Once in a process, however many copies of this module Next's bundles hold. */
const shared = globalThis as typeof globalThis & { oddHoursFeatures?: readonly Feature[] };

/** Registers the features of this process, before its first query. */
export function registerFeatures(features: Readonly<Record<string, Feature>>): void {
  shared.oddHoursFeatures = Object.values(features);
}

function registered(): readonly Feature[] {
  if (!shared.oddHoursFeatures) throw new Error('No features: call registerFeatures with server/features.ts at start.');
  return shared.oddHoursFeatures;
}

/**
 * Runs every handler of an event, one after the other.
 *
 * @param records the transaction of the event.
 * @throws what a handler throws, so that the event is rolled back too; and where no features are registered.
 */
export async function publish<Name extends keyof DomainEvents>(
  records: Database,
  name: Name,
  event: DomainEvents[Name],
  now: Date,
): Promise<void> {
  for (const { handlers } of registered()) await handlers?.[name]?.(records, event, now);
}

/** Finds the prepared checkout of a key among the features; undefined where none knows the key. */
export async function findOrigin(db: Database, handOff: string, now: Date): Promise<OrderOrigin | undefined> {
  for (const feature of registered()) {
    const origin = await feature.findOrigin?.(db, handOff, now);
    if (origin) return origin;
  }
  return undefined;
}
