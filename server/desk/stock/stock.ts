import 'server-only';
import { z } from 'zod';
import { watchKey } from '@/contract/fields.schema';
import { lowStockLimit } from '@/domain/stock';
import { accept, reject, type Rejection, type Result } from '@/domain/result';
import { parseWatchKey, type WatchKey } from '@/domain/watch-key';
import { type DatabaseTransaction } from '@/server/database/database';
import { hashOf } from '@/server/platform/tokens';
import { lockAvailableUnits } from '@/server/stock/lock';
import { setStock } from '@/server/stock/set-stock';
import { type StockLine, stockLines } from '@/server/stock/stock-lines';
import { isFound, pageOf, type Paged } from '../paged';
import { ordersOfWatch } from '../orders/changes';
import { auditedSince, defineQuery, defineUseCase, type OwnerChange, ownerChanges } from '../use-case';
import { MAX_UNITS, oppositeFile, planStock, stockCsv, type StockPlan } from './stock-csv';
import { type ImportCode, requireShown } from '../previewed-file';

/** Why an owner changes the stock. */
export const stockReasons = ['counted', 'delivered', 'returned', 'damaged', 'lost', 'sold elsewhere', 'undo'] as const;

/** Filters of the stock list. */
export const stockFilters = ['low', 'out', 'awaited'] as const;

type StockFilter = { show?: (typeof stockFilters)[number]; find?: string; page?: number };

const isShown: Readonly<Record<(typeof stockFilters)[number], (line: StockLine) => boolean>> = {
  low: ({ available }) => available <= lowStockLimit,
  out: ({ available }) => available === 0,
  awaited: ({ subscriptions }) => subscriptions > 0,
};

/** A page of the stock in catalogue order. */
export const stockPage = defineQuery(
  'stock',
  async (db, { show, find = '', page }: StockFilter): Promise<Paged<StockLine>> => {
    const lines = (await stockLines(db)).filter((line) => isFound(line, find) && (!show || isShown[show](line)));
    return pageOf(lines, page);
  },
);

type WatchStock = {
  line: StockLine;
  /** Changes of the stock by owners, newest first. */
  changes: readonly OwnerChange[];
  version: { text: string; seen: string };
};

/** The stock of one watch; undefined for an unknown watch. */
export const watchStock = defineQuery(
  'watch-stock',
  async (db, watch: WatchKey, now): Promise<WatchStock | undefined> => {
    const [line] = await stockLines(db, watch);
    if (!line) return undefined;
    const changes = await ownerChanges(db, watch, ['change-stock']);
    return { line, changes, version: { text: String(line.available), seen: now.toISOString() } };
  },
);

const signs = { to: '', add: '+', remove: '-' } as const;

type StockCode = 'unknown-watch' | 'less-than-none';

/** Sets, adds or removes units of a watch, with a reason. */
export const changeStock = defineUseCase({
  name: 'change-stock',
  schema: z.strictObject({
    watch: watchKey(),
    how: z.enum(['to', 'add', 'remove']),
    units: z.coerce.number().int().min(0).max(MAX_UNITS),
    reason: z.enum(stockReasons),
  }),
  audit: ({ watch, how, units, reason }) => ({ subject: watch, details: `${signs[how]}${units}, ${reason}` }),
  versionOf: async (records: DatabaseTransaction, { watch }) =>
    String(await lockAvailableUnits(records, watch, new Date(0))),
  changesSince: async (db, { watch }, since) => {
    const reference = parseWatchKey(watch);
    const byOrders = reference ? await ordersOfWatch(db, reference, since) : [];
    return [...(await auditedSince(db, watch, since)), ...byOrders];
  },
  run: async (records, { watch, how, units }, { now }): Promise<Result<{ from: number; to: number }, StockCode>> =>
    setStock(records, watch, how === 'to' ? { to: units } : { by: how === 'add' ? units : -units }, now),
  successMessage: ({ from, to }, { watch }) => `${watch}: ${from} on hand before, ${to} now.`,
  rejectionMessage: (rejection, { watch }) => stockText(rejection, watch),
  undo: ({ from, to }, { watch }) =>
    from === to
      ? undefined
      : {
          label: 'Undo',
          action: 'change-stock',
          fields: { watch, how: to > from ? 'remove' : 'add', units: String(Math.abs(to - from)), reason: 'undo' },
        },
  undoFitsLater: true,
});

function stockText({ code }: Rejection<StockCode>, watch: string): string {
  return code === 'unknown-watch' ? `There is no watch ${watch}.` : `The stock of ${watch} cannot go below 0.`;
}

/** Longest stock file, in characters. */
const MAX_FILE = 40_000;

type StockPreview = StockPlan & {
  /** Differs if the file or the counts that it changes differ. */
  shown: string;
};

const previewOf = (csv: string, lines: readonly StockLine[]): StockPreview => {
  const plan = planStock(csv, lines);
  return { ...plan, shown: hashOf(JSON.stringify(plan)) };
};

/** Returns the changes that a stock file would make. */
export const stockPreview = defineQuery('stock-preview', async (db, csv: string) =>
  previewOf(csv, await stockLines(db)),
);

/** Sets the stock from a file after an owner has seen the preview. Rejected lines change nothing. */
export const importStock = defineUseCase({
  name: 'import-stock',
  schema: z.strictObject({
    csv: z.string().min(1, 'required').max(MAX_FILE, 'too-long'),
    shown: z.string().max(100).optional(),
  }),
  audit: () => ({ subject: 'stock' }),
  run: async (records, { csv, shown }, { now, owner }): Promise<Result<StockPlan, ImportCode>> => {
    const preview = previewOf(csv, await stockLines(records));
    const seen = requireShown(shown, preview, preview.changes.length);
    if (!seen.ok) return seen;
    for (const { watch, from, to } of preview.changes.toSorted((one, other) => (one.watch < other.watch ? -1 : 1))) {
      if ((await lockAvailableUnits(records, watch, now)) !== from) return reject({ code: 'plan-changed' });
      const input = { watch, how: 'to', units: to, reason: 'counted' } as const;
      const changed = await changeStock.perform(records, owner, input, { now });
      if (!changed.ok) return reject({ code: 'plan-changed' });
    }
    return accept(preview);
  },
  successMessage: ({ changes, rejected }) =>
    `The stock of ${countOf(changes.length, 'watch', 'watches')} is changed.${rejected.length === 0 ? '' : ` ${countOf(rejected.length, 'line', 'lines')} had no effect.`}`,
  rejectionMessage: ({ code }) => {
    if (code === 'preview') return 'Nothing is changed yet. Look at what would change, then save it.';
    if (code === 'nothing-to-change') return 'Nothing was changed: no line of the file changes the stock.';
    return 'Nothing was changed: the stock changed in the meantime. Look at what would change now.';
  },
  // Sent without a preview, so that the page shows one first.
  undo: ({ changes }) => ({
    label: 'Show what undoing would change',
    action: 'import-stock',
    fields: { csv: oppositeFile(changes) },
  }),
});

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** The stock of every watch as CSV. */
export const exportStock = defineUseCase({
  name: 'export-stock',
  needsPasskey: true,
  schema: z.strictObject({}),
  audit: () => ({ subject: 'stock' }),
  run: async (records) => accept(stockCsv(await stockLines(records))),
  successMessage: () => 'The stock is exported.',
  rejectionMessage: () => 'The stock was not exported.',
});
