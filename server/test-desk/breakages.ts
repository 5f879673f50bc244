import 'server-only';
import { type KyselyPlugin, type PluginTransformQueryArgs, type RootOperationNode } from 'kysely';
import { processWide } from '@/domain/process-wide';
import { type Breakable, testDesk } from '@/domain/test-desk';
import { type Database, database, shareDatabase } from '@/server/database/database';
import { engineOf } from '@/server/database/engine';

/** Error of a broken database or disk, with the code of the engine's own. */
class BrokenError extends Error {
  constructor(readonly code: string) {
    super('The test desk has broken this part of the shop.');
    this.name = 'BrokenError';
  }
}

/** Codes of a full disk: sqlite.org/rescode.html, and SQLSTATE `disk_full`. */
const DISK_FULL = { sqlite: 'SQLITE_FULL', postgres: '53100' } as const;

/** The parts whose queries fail; a broken database precedes a full disk. */
const queryParts = ['database', 'disk'] as const;

type QueryPart = (typeof queryParts)[number];

type Breakages = {
  /** The working database while the shop's is broken. */
  whole?: Promise<Database>;
  /** The timers that repair the broken parts. */
  readonly repairs: Map<QueryPart, NodeJS.Timeout>;
};

const shared = processWide('breakages', (): Breakages => ({ repairs: new Map() }));

/** Returns the database that the desk itself uses: it works while the shop's is broken. */
export function deskDatabase(): Promise<Database> {
  return shared.whole ?? database();
}

/**
 * Breaks a part of the shop for some seconds. `network`: the server drops every connection. `database`: every query fails as if
 * no database responded. `disk`: every write fails as on a full disk. A second break of a part replaces its time.
 */
export async function breakPart(what: Breakable, seconds: number): Promise<void> {
  if (what === 'network') {
    testDesk.networkDownUntil = performance.now() + seconds * 1000;
    return;
  }
  const whole = deskDatabase();
  await whole;
  shared.whole = whole;
  clearTimeout(shared.repairs.get(what));
  shared.repairs.set(what, setTimeout(() => repair(what), seconds * 1000).unref());
  shareBroken();
}

/** Repairs everything at once. */
export function repairAll(): void {
  testDesk.networkDownUntil = 0;
  for (const what of queryParts) repair(what);
}

function repair(what: QueryPart): void {
  clearTimeout(shared.repairs.get(what));
  shared.repairs.delete(what);
  shareBroken();
}

/** Gives the shop a database in which the broken parts fail; the whole one if no part is broken. */
function shareBroken(): void {
  const whole = shared.whole;
  if (!whole) return;
  const broken = queryParts.filter((what) => shared.repairs.has(what));
  if (broken.length === 0) delete shared.whole;
  shareDatabase(whole.then((db) => broken.reduce((less, what) => less.withPlugin(failureOf(what)), db)));
}

const failureOf = (what: QueryPart): KyselyPlugin =>
  what === 'disk'
    ? failing(isWrite, DISK_FULL[engineOf(process.env.DATABASE_URL)])
    : failing(() => true, 'ECONNREFUSED');

/** A plugin that makes the chosen queries fail. */
const failing = (isBroken: (query: RootOperationNode) => boolean, code: string): KyselyPlugin => ({
  transformQuery({ node }: PluginTransformQueryArgs) {
    if (isBroken(node)) throw new BrokenError(code);
    return node;
  },
  transformResult: async ({ result }) => result,
});

const isWrite = (query: RootOperationNode): boolean =>
  ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode'].includes(query.kind) ||
  (query.kind === 'RawNode' && /^\s*(?:insert|update|delete)\b/i.test(query.sqlFragments.join('')));
