import 'server-only';
import { type Selectable } from 'kysely';
import { z } from 'zod';
import { watchKey, oneLine } from '@/contract/fields.schema';
import { withTexts, type WatchTexts } from '@/data/catalogue/published-records';
import { fileWatches } from '@/data/catalogue/shop-catalogue';
import { CatalogueError } from '@/data/read-catalogue';
import { formatMoney, parseAmount, withoutThousands } from '@/domain/money';
import { type SalePrice } from '@/domain/price-list';
import { accept, reject, type Rejection, type Result } from '@/domain/result';
import { type Watch } from '@/domain/watch';
import { type WatchKey } from '@/domain/watch-key';
import { noteChanges, parseTexts, salesOf, watchesWithTexts } from '@/server/catalogue/published';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { isFound, pageOf, type Paged } from '../paged';
import { defineQuery, defineUseCase, type OwnerChange, ownerChanges } from '../use-case';
import { type Schema } from '@/server/database/schema';

/** Values of the filter of the list of watches. */
export const watchFilters = ['draft', 'edited', 'hidden'] as const;

type WatchFilter = { show?: (typeof watchFilters)[number]; find?: string; page?: number };

/** A watch as the list shows it, at its published price. */
type WatchRow = {
  watch: WatchKey;
  name: string;
  priceCents: number;
  hasDraft: boolean;
  isEdited: boolean;
  isHidden: boolean;
};

/** A page of the watches in catalogue order, hidden ones too. */
export const watchesPage = defineQuery(
  'watches',
  async (db, { show, find = '', page }: WatchFilter): Promise<Paged<WatchRow>> => {
    const [records, watches] = [await recordsOf(db), await watchesWithTexts(db)];
    const rows = watches.map(({ key, fullName, priceCents }): WatchRow => {
      const record = records.get(key);
      return {
        watch: key,
        name: fullName,
        priceCents,
        hasDraft: record?.draft !== undefined,
        isEdited: record?.published !== undefined,
        isHidden: record?.isHidden ?? false,
      };
    });
    const isShown = { draft: 'hasDraft', edited: 'isEdited', hidden: 'isHidden' } as const;
    return pageOf(
      rows.filter((row) => isFound(row, find) && (!show || row[isShown[show]])),
      page,
    );
  },
);

type EditedWatch = {
  /** As the shop shows it. */
  published: Watch;
  /** As its draft would show it. */
  draft: Watch | undefined;
  isEdited: boolean;
  isHidden: boolean;
  /** Its price by a price list of today. */
  sale: SalePrice | undefined;
  /** What owners did to its texts and price, the newest first. */
  changes: readonly OwnerChange[];
  version: { text: string; seen: string };
};

/** One watch with its draft; undefined for an unknown watch. */
export const editedWatch = defineQuery(
  'edited-watch',
  async (db, watch: WatchKey, now): Promise<EditedWatch | undefined> => {
    const published = (await watchesWithTexts(db)).find(({ key }) => key === watch);
    if (!published) return undefined;
    const record = (await recordsOf(db, watch)).get(watch) ?? noRecord;
    const changes = await ownerChanges(db, watch, actions);
    return {
      published,
      draft: record.draft && withTexts(published, record.draft),
      isEdited: record.published !== undefined,
      isHidden: record.isHidden,
      sale: (await salesOf(db, now)).get(watch),
      changes,
      version: { text: String(record.version), seen: now.toISOString() },
    };
  },
);

type WatchRecord = {
  version: number;
  draft: WatchTexts | undefined;
  published: WatchTexts | undefined;
  previous: WatchTexts | undefined;
  isHidden: boolean;
};

const noRecord: WatchRecord = {
  version: 0,
  draft: undefined,
  published: undefined,
  previous: undefined,
  isHidden: false,
};

/** Returns the records of edited watches by key, or of one watch. */
export async function recordsOf(db: Database, only?: WatchKey): Promise<ReadonlyMap<WatchKey, WatchRecord>> {
  let rows = db.selectFrom('watch_records').selectAll();
  if (only) rows = rows.where('watch', '=', only);
  return new Map((await rows.execute()).map((row) => [row.watch, recordOf(row)]));
}

type Row = Selectable<Schema['watch_records']>;

const recordOf = ({ version, draft, published, previous, is_hidden: isHidden }: Row): WatchRecord => ({
  version,
  draft: draft === null ? undefined : parseTexts(draft),
  published: published === null ? undefined : parseTexts(published),
  previous: previous === null ? undefined : parseTexts(previous),
  isHidden: isHidden === 1,
});

/** Locks the record of a watch until the transaction ends, and returns it. */
async function lockRecord(records: DatabaseTransaction, watch: WatchKey): Promise<WatchRecord> {
  const row = await records
    .insertInto('watch_records')
    .values({ watch, version: 0, draft: null, published: null, previous: null, is_hidden: 0, changed_at: null })
    .onConflict((conflict) =>
      conflict.column('watch').doUpdateSet((kept) => ({ watch: kept.ref('watch_records.watch') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return recordOf(row);
}

/**
 * Stores a locked record under the next version.
 * @param changedAt when pages change by it; undefined for a draft
 */
async function store(
  records: DatabaseTransaction,
  watch: WatchKey,
  record: WatchRecord,
  changedAt?: Date,
): Promise<number> {
  const text = (texts: WatchTexts | undefined) => (texts ? JSON.stringify(texts) : null);
  const version = record.version + 1;
  await records
    .updateTable('watch_records')
    .set({
      version,
      draft: text(record.draft),
      published: text(record.published),
      previous: text(record.previous),
      is_hidden: record.isHidden ? 1 : 0,
    })
    .where('watch', '=', watch)
    .execute();
  if (changedAt) await noteChanges(records, [watch], changedAt);
  return version;
}

/** Longest line of a description, in characters. Three of them keep the largest page below its limit. */
const MAX_TEXT = 400;

/** Schema of a description line: one line of at most `MAX_TEXT` characters. */
export const textField = () => oneLine(MAX_TEXT);

/** Schema of a watch name: one line of at most 80 characters. */
export const nameField = () => oneLine(80);

const versionOf = async (records: DatabaseTransaction, { watch }: { watch: WatchKey }) =>
  String((await lockRecord(records, watch)).version);

type WatchCode =
  | 'unknown-watch'
  | 'no-maker'
  | 'name-taken'
  | 'no-draft'
  | 'draft-changed'
  | 'changed-since'
  | 'unchanged';

const texts: Readonly<Record<WatchCode, string>> = {
  'unknown-watch': 'Nothing was saved: there is no such watch.',
  'no-maker': 'Nothing was saved: in this range the name starts with its maker, such as Timex.',
  'name-taken': 'Nothing was saved: another watch has this name.',
  'no-draft': 'Nothing was published: there is no draft.',
  'draft-changed': 'Nothing was published: the draft changed after you opened it. Look at it again.',
  'changed-since': 'Nothing was undone: the watch changed since. Look at it as it is now.',
  unchanged: 'Nothing was saved: the watch is so already.',
};

const rejectionMessage = ({ code }: Rejection<WatchCode>) => texts[code];

/** Rejects texts that a catalogue file could not have. Other owners' drafts do not count. */
async function requireValid(
  records: DatabaseTransaction,
  watch: WatchKey,
  edited: WatchTexts | undefined,
): Promise<Result<Watch, 'unknown-watch' | 'no-maker' | 'name-taken'>> {
  const watches = await watchesWithTexts(records);
  const present = watches.find(({ key }) => key === watch);
  if (!present || !edited) return reject({ code: 'unknown-watch', field: 'watch' });
  const problem = textProblem(watches, present, edited);
  return problem ? reject({ code: problem }) : accept(present);
}

/** Returns why a watch cannot have these texts; undefined if it can. Form and length of the fields count as checked. */
export function textProblem(
  watches: readonly Watch[],
  present: Watch,
  edited: WatchTexts,
): 'no-maker' | 'name-taken' | undefined {
  const name = edited.name.toLowerCase();
  if (watches.some((other) => other !== present && other.name.toLowerCase() === name)) return 'name-taken';
  try {
    withTexts(present, edited);
    return undefined;
  } catch (error) {
    if (error instanceof CatalogueError) return 'no-maker';
    throw error;
  }
}

/** Saves texts and a price that only the desk shows. */
export const saveDraft = defineUseCase({
  name: 'save-watch-draft',
  schema: z.strictObject({
    watch: watchKey(),
    name: nameField(),
    price: z
      .string()
      .trim()
      .transform((dollars) => parseAmount(withoutThousands(dollars.replace(/^\$/, '')), 'usd'))
      .pipe(z.int().max(9_999_999_99)),
    txt1: textField(),
    txt2: textField(),
    txt3: textField(),
  }),
  audit: ({ watch, price }) => ({ subject: watch, details: `draft at ${formatMoney(price, 'usd')}` }),
  versionOf,
  run: async (records, { watch, name, price, txt1, txt2, txt3 }): Promise<Result<void, WatchCode>> => {
    const record = await lockRecord(records, watch);
    const draft: WatchTexts = { name, priceCents: price, description: [txt1, txt2, txt3] };
    const valid = await requireValid(records, watch, draft);
    if (!valid.ok) return valid;
    await store(records, watch, { ...record, draft });
    return accept(undefined);
  },
  successMessage: (_, { watch }) =>
    `The draft of ${watch} is saved. The shop still shows the published texts and price.`,
  rejectionMessage,
});

/** Deletes the draft of a watch. */
export const discardDraft = defineUseCase({
  name: 'discard-watch-draft',
  schema: z.strictObject({ watch: watchKey() }),
  audit: ({ watch }) => ({ subject: watch, details: 'draft discarded' }),
  versionOf,
  run: async (records, { watch }): Promise<Result<WatchTexts, WatchCode>> => {
    const record = await lockRecord(records, watch);
    if (!record.draft) return reject({ code: 'no-draft' });
    await store(records, watch, { ...record, draft: undefined });
    return accept(record.draft);
  },
  successMessage: (_, { watch }) => `The draft of ${watch} is discarded.`,
  rejectionMessage,
  undo: ({ name, priceCents, description: [txt1, txt2, txt3] }, { watch }) => ({
    label: 'Bring the draft back',
    action: 'save-watch-draft',
    fields: { watch, name, price: (priceCents / 100).toFixed(2), txt1, txt2, txt3 },
  }),
});

/** Publishes the draft of a watch at the price that the owner saw. */
export const publishDraft = defineUseCase({
  name: 'publish-watch',
  needsPasskey: true,
  schema: z.strictObject({ watch: watchKey(), cents: z.coerce.number().int() }),
  audit: ({ watch, cents }) => ({ subject: watch, details: `published at ${formatMoney(cents, 'usd')}` }),
  versionOf,
  run: async (
    records,
    { watch, cents },
    { now },
  ): Promise<Result<{ version: number; othersStay: boolean }, WatchCode>> => {
    const record = await lockRecord(records, watch);
    const { draft } = record;
    if (!draft) return reject({ code: 'no-draft' });
    if (draft.priceCents !== cents) return reject({ code: 'draft-changed' });
    const valid = await requireValid(records, watch, draft);
    if (!valid.ok) return valid;
    const next = { ...record, draft: undefined, published: draft, previous: record.published };
    const othersStay = valid.value.priceCents !== cents && valid.value.otherPrices !== undefined;
    return accept({ version: await store(records, watch, next, now), othersStay });
  },
  successMessage: ({ othersStay }, { watch, cents }) =>
    `${watch} is published at ${formatMoney(cents, 'usd')}.${othersStay ? ' Its prices in other currencies stay.' : ''} Pages follow within a minute.`,
  rejectionMessage,
  undo: ({ version }, { watch }) => restoreForm(watch, version),
});

const restoreForm = (watch: WatchKey, of: number) => ({
  label: 'Undo publishing',
  action: 'restore-watch',
  fields: { watch, of: String(of) },
});

/** Returns the texts of a watch's file; undefined for an unknown watch. */
function textsOfFile(watch: WatchKey): WatchTexts | undefined {
  const found = fileWatches().find(({ key }) => key === watch);
  const [first = '', second = '', third = ''] = found?.description ?? [];
  return found && { name: found.name, priceCents: found.priceCents, description: [first, second, third] };
}

/** Publishes the previously published version again. A second call reverses the first. */
export const restoreWatch = defineUseCase({
  name: 'restore-watch',
  needsPasskey: true,
  schema: z.strictObject({ watch: watchKey(), of: z.coerce.number().int() }),
  audit: ({ watch }) => ({ subject: watch, details: 'the version before' }),
  run: async (records, { watch, of }, { now }): Promise<Result<{ version: number }, WatchCode>> => {
    const record = await lockRecord(records, watch);
    if (record.version !== of) return reject({ code: 'changed-since' });
    const valid = await requireValid(records, watch, record.previous ?? textsOfFile(watch));
    if (!valid.ok) return valid;
    const next = { ...record, published: record.previous, previous: record.published };
    return accept({ version: await store(records, watch, next, now) });
  },
  successMessage: (_, { watch }) => `${watch} has the texts and the price from before. Pages follow within a minute.`,
  rejectionMessage,
  undo: ({ version }, { watch }) => restoreForm(watch, version),
});

/** Hides a watch from the shop, or shows it again. Orders and passports keep it. */
export const showWatch = defineUseCase({
  name: 'show-watch',
  schema: z.strictObject({ watch: watchKey(), shown: z.enum(['yes', 'no']) }),
  audit: ({ watch, shown }) => ({ subject: watch, details: shown === 'yes' ? 'shown' : 'hidden' }),
  versionOf,
  run: async (records, { watch, shown }, { now }): Promise<Result<void, WatchCode>> => {
    if (!fileWatches().some(({ key }) => key === watch)) return reject({ code: 'unknown-watch', field: 'watch' });
    const record = await lockRecord(records, watch);
    const isHidden = shown === 'no';
    if (record.isHidden === isHidden) return reject({ code: 'unchanged' });
    await store(records, watch, { ...record, isHidden }, now);
    return accept(undefined);
  },
  successMessage: (_, { watch, shown }) =>
    shown === 'yes'
      ? `${watch} is shown. Pages follow within a minute.`
      : `${watch} is hidden. Pages follow within a minute.`,
  rejectionMessage,
  undo: (_, { watch, shown }) => ({
    label: 'Undo',
    action: 'show-watch',
    fields: { watch, shown: shown === 'yes' ? 'no' : 'yes' },
  }),
});

/** The use cases whose audit rows are the history of a watch. */
const actions = [saveDraft, discardDraft, publishDraft, restoreWatch, showWatch].map(({ name }) => name);
