import 'server-only';
import { z } from 'zod';
import { accept, reject, type Result } from '@/domain/result';
import { watchesWithTexts } from '@/server/catalogue/published';
import { type Database } from '@/server/database/database';
import { hashOf } from '@/server/platform/tokens';
import { defineQuery, defineUseCase } from '../use-case';
import { planProducts, type ProductPlan } from './product-file';
import { recordsOf, saveDraft } from './watches';
import { type ImportCode, requireShown } from '../previewed-file';

/** Longest product file, in characters. */
const MAX_FILE = 500_000;

type ProductPreview = ProductPlan & {
  /** Keys of the watches whose present draft the file would replace. */
  replaced: readonly string[];
  /** Differs if the file, the watches or their drafts differ. */
  shown: string;
};

async function previewOf(db: Database, file: string): Promise<ProductPreview> {
  const plan = planProducts(file, await watchesWithTexts(db));
  const records = await recordsOf(db);
  const versions = plan.drafts.map(({ watch }) => records.get(watch)?.version ?? 0);
  const replaced = plan.drafts.map(({ watch }) => watch).filter((watch) => records.get(watch)?.draft !== undefined);
  const drafts = plan.drafts.map(({ watch, texts }) => ({ watch, texts }));
  return { ...plan, replaced, shown: hashOf(JSON.stringify([drafts, plan.rejected, versions])) };
}

/** Returns the drafts that a product file would save. */
export const productPreview = defineQuery('product-preview', (db, file: string) => previewOf(db, file));

/** Saves drafts from a file of Shopify or Google, once an owner has seen them. The shop shows none until it is published. */
export const importWatches = defineUseCase({
  name: 'import-watches',
  schema: z.strictObject({
    csv: z.string().min(1, 'required').max(MAX_FILE, 'too-long'),
    shown: z.string().max(100).optional(),
  }),
  audit: () => ({ subject: 'watches' }),
  run: async (records, { csv, shown }, { now, owner }): Promise<Result<ProductPlan, ImportCode>> => {
    const preview = await previewOf(records, csv);
    const seen = requireShown(shown, preview, preview.drafts.length);
    if (!seen.ok) return seen;
    for (const { watch, texts } of preview.drafts.toSorted((one, other) => (one.watch < other.watch ? -1 : 1))) {
      const [txt1, txt2, txt3] = texts.description;
      const input = { watch, name: texts.name, price: texts.priceCents, txt1, txt2, txt3 };
      const saved = await saveDraft.perform(records, owner, input, { now });
      if (!saved.ok) return reject({ code: 'plan-changed' });
    }
    return accept(preview);
  },
  successMessage: ({ drafts, rejected }) =>
    `${drafts.length === 1 ? '1 draft is' : `${drafts.length} drafts are`} saved. Publish each on its page.${rejected.length === 0 ? '' : ` Lines without effect: ${rejected.length}.`}`,
  rejectionMessage: ({ code }) => {
    if (code === 'preview') return 'Nothing is saved yet. Look at the drafts, then save them.';
    if (code === 'nothing-to-change') return 'Nothing was saved: no line of the file changes a watch.';
    return 'Nothing was saved: a watch changed in the meantime, or a line has to be corrected. Look at the drafts again.';
  },
});
