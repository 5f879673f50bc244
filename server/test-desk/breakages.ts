import 'server-only';
import { type KyselyPlugin, type PluginTransformQueryArgs, type RootOperationNode } from 'kysely';
import { type Breakable } from '@/domain/test-desk-state';
import { type Database, database, shareDatabase } from '@/server/database/database';
import { engineOf } from '@/server/database/engine';
import { deskState } from './state';

/** Error of a broken database or disk, with the code of the engine's own. */
class BrokenError extends Error {
  constructor(readonly code: string) {
    super('The test desk has broken this part of the shop.');
    this.name = 'BrokenError';
  }
}

/** Codes of a full disk: sqlite.org/rescode.html, and SQLSTATE `disk_full`. */
const DISK_FULL = { sqlite: 'SQLITE_FULL', postgres: '53100' } as const;

declare global {
  /** The working database while the shop's is broken; one for all bundles of Next. */
  var testDeskDatabase: Promise<Database> | undefined;
  var testDeskRepair: NodeJS.Timeout | undefined;
}

/** Returns the database that the desk itself uses: it works while the shop's is broken. */
export function deskDatabase(): Promise<Database> {
  return globalThis.testDeskDatabase ?? database();
}

/**
 * Breaks a part of the shop for some seconds. `network`: the server drops every connection. `database`: every query fails as if
 * no database responded. `disk`: every write fails as on a full disk.
 */
export async function breakPart(what: Breakable, seconds: number): Promise<void> {
  if (what === 'network') {
    deskState().networkDownUntil = performance.now() + seconds * 1000;
    return;
  }
  const whole = deskDatabase();
  const db = await whole;
  globalThis.testDeskDatabase = whole;
  const broken =
    what === 'disk'
      ? failing(isWrite, DISK_FULL[engineOf(process.env.DATABASE_URL)])
      : failing(() => true, 'ECONNREFUSED');
  shareDatabase(Promise.resolve(db.withPlugin(broken)));
  clearTimeout(globalThis.testDeskRepair);
  globalThis.testDeskRepair = setTimeout(repairAll, seconds * 1000);
  globalThis.testDeskRepair.unref();
}

/** Repairs everything at once. */
export function repairAll(): void {
  deskState().networkDownUntil = 0;
  clearTimeout(globalThis.testDeskRepair);
  if (globalThis.testDeskDatabase) shareDatabase(globalThis.testDeskDatabase);
  delete globalThis.testDeskDatabase;
}

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
