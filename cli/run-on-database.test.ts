/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sharePublishedRecords } from '@/data/catalogue/published-records';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { openDatabase } from '@/server/database/database';
import { publishDraft, saveDraft, showWatch } from '@/server/desk/watches/watches';
import { owner } from '@/server/testing/desk';
import { valueOf } from '@/server/testing/results';
import { runOnDatabase } from './run-on-database';
import { stock } from './orders/stock';

const before = process.env.DATABASE_URL;
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'odd-hours-command-'))));
afterEach(() => {
  rmSync(folder, { recursive: true });
  sharePublishedRecords(undefined);
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
});

// Verifies docs/product.md 42.7 (commands).
it('a command has the published names and prices, and no hidden watch for sale', async () => {
  process.env.DATABASE_URL = `file:${join(folder, 'shop.db')}`;
  const db = await openDatabase(process.env.DATABASE_URL);
  const now = new Date();
  const draft = {
    watch: 'xerix/1',
    name: 'Later Comet',
    price: 1210_50,
    txt1: 'One.',
    txt2: 'Two.',
    txt3: 'Three.',
  } as const;
  valueOf(await saveDraft.perform(db, owner, draft, { now }));
  valueOf(await publishDraft.perform(db, owner, { watch: 'xerix/1', cents: 1210_50 }, { now }));
  valueOf(await showWatch.perform(db, owner, { watch: 'xerix/2', shown: 'no' }, { now }));
  await db.destroy();
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const shown = await new Promise((resolve) =>
    runOnDatabase(async (opened) => {
      const [published, hidden] = [await catalogue.findWatch('xerix/1'), await catalogue.findWatch('xerix/2')];
      resolve([published?.priceCents, hidden, await stock.run(opened, ['xerix/1'])]);
      return '';
    }),
  );
  expect(shown).toEqual([1210_50, undefined, expect.stringContaining('Xeric Later Comet')]);
  written.mockRestore();
});
