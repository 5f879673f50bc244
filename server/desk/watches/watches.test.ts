import fc from 'fast-check';
import { publishedRecords, sharePublishedRecords } from '@/data/catalogue/published-records';
import { catalogue, everyWatch } from '@/data/catalogue/shop-catalogue';
import { searchEntries } from '@/data/suggestions';
import { isLongRun } from '@/domain/testing/long-tests';
import { followPublished } from '@/server/catalogue/published';
import { openPriceSource } from '@/server/catalogue/price-source';
import { submit } from '@/server/desk/submit';
import { now } from '@/server/testing/checkout';
import { owner } from '@/server/testing/desk';
import { onEachEngine } from '@/server/testing/engines';
import { valueOf } from '@/server/testing/results';
import { discardDraft, editedWatch, publishDraft, restoreWatch, saveDraft, showWatch, watchesPage } from './watches';

onEachEngine((where) => {
  afterEach(() => sharePublishedRecords(undefined));

  const watch = 'xerix/1';
  const draft = { watch, name: 'Later Comet', price: '$1,210.50', txt1: 'One.', txt2: 'Two.', txt3: 'Three.' };
  const useCases = [saveDraft, discardDraft, publishDraft, restoreWatch, showWatch];
  const send = async (name: string, fields: Record<string, string>, version?: string, at = now) => {
    const useCase = useCases.find((one) => one.name === name);
    if (!useCase) throw new Error(`No use case ${name}.`);
    return valueOf(await submit(where().db, owner, useCase, { key: crypto.randomUUID(), fields, version }, at));
  };
  const invalidate = jest.fn();
  const follow = () => followPublished(where().db, now, invalidate);
  const price = async () => {
    await follow();
    return (await openPriceSource([{ catalogue: 'xerix', id: 1 }], now)).priceOf('xerix', 1);
  };

  // Verifies docs/product.md 38.6.
  it('the pages of a build are rendered again once live keys exclude watches from the EU', async () => {
    await follow();
    invalidate.mockClear();
    process.env.STRIPE_SECRET_KEY = 'sk_live_1';
    try {
      await follow();
      await follow();
    } finally {
      delete process.env.STRIPE_SECRET_KEY;
    }
    expect(invalidate).toHaveBeenCalledTimes(1);
    await follow();
    expect(invalidate).toHaveBeenCalledTimes(2);
  });

  // Verifies docs/product.md 42.7 (draft, publish, checkout, search), 42.8 (undo).
  it('the checkout charges the published price of a watch and never its draft’s, and the price before after an undo', async () => {
    const { db } = where();
    const before = await price();
    const otherPrices = (await catalogue.findWatch(watch))?.otherPrices;
    expect(Object.keys(otherPrices ?? {})).toEqual(['eur', 'gbp', 'jpy']);
    const suggested = async () => (await searchEntries()).watches.find(({ key }) => key === watch)?.model;
    expect(await suggested()).toBe('Slow Meridian');
    invalidate.mockClear();
    expect(await send('save-watch-draft', draft)).toMatchObject({ ok: true });
    expect(await price()).toEqual(before);
    expect(invalidate).not.toHaveBeenCalled();
    expect((await editedWatch(db, owner, watch, now))?.draft).toMatchObject({
      name: 'Later Comet',
      priceCents: 1210_50,
    });
    expect(await send('publish-watch', { watch, cents: '121049' })).toMatchObject({ ok: false });
    const published = await send('publish-watch', { watch, cents: '121050' });
    expect(await price()).toEqual({ name: 'Xeric Later Comet', unitCents: 1210_50 });
    // Verifies docs/product.md 44.11 (published price).
    expect(published.sentence).toBe(
      'xerix/1 is published at $1,210.50. Its prices in other currencies stay. Pages follow within a minute.',
    );
    expect((await catalogue.findWatch(watch))?.otherPrices).toEqual(otherPrices);
    expect(invalidate).toHaveBeenCalledTimes(1);
    expect((await catalogue.searchWatches('later comet')).map(({ key }) => key)).toContain(watch);
    expect(await suggested()).toBe('Later Comet');
    expect(published.undo).toMatchObject({ action: 'restore-watch' });
    const undone = await send('restore-watch', { ...published.undo?.fields });
    expect(await price()).toEqual(before);
    expect(await send('restore-watch', { ...published.undo?.fields })).toMatchObject({ ok: false });
    expect(await send('restore-watch', { ...undone.undo?.fields })).toMatchObject({ ok: true });
    expect((await price())?.unitCents).toBe(1210_50);
    const audit = await db.selectFrom('audit_log').select('details').where('subject', '=', watch).execute();
    expect(audit.map(({ details }) => details)).toContain('published at $1,210.50');
  });

  // Verifies docs/product.md 42.8 (undo).
  it('publishing is not undone once another watch has the name from before, of its file or of an edit', async () => {
    const nameOf = async (key: 'xerix/1' | 'xerix/2') =>
      (await editedWatch(where().db, owner, key, now))?.published.name;
    const publish = async (key: string, name: string) => {
      await send('save-watch-draft', { ...draft, watch: key, name });
      return send('publish-watch', { watch: key, cents: '121050' });
    };
    const before = (await nameOf(watch)) ?? '';
    for (const name of [before, 'Comet One']) {
      const published = await publish(watch, name === before ? 'Comet One' : 'Comet Two');
      expect(await publish('xerix/2', name)).toMatchObject({ ok: true });
      const undone = await send('restore-watch', { ...published.undo?.fields });
      expect(undone).toEqual({ ok: false, sentence: 'Nothing was saved: another watch has this name.' });
      expect([await nameOf(watch), await nameOf('xerix/2')]).toEqual([
        name === before ? 'Comet One' : 'Comet Two',
        name,
      ]);
    }
    const again = await publish('xerix/2', 'Comet Three');
    expect(await send('restore-watch', { ...again.undo?.fields })).toMatchObject({ ok: true });
  });

  it('pages without a watch follow when it is hidden, also after an edit', async () => {
    await send('save-watch-draft', draft);
    await send('publish-watch', { watch, cents: '121050' });
    await follow();
    const hidden = await send('show-watch', { watch, shown: 'no' });
    expect(await price()).toBeUndefined();
    invalidate.mockClear();
    await send('show-watch', { ...hidden.undo?.fields });
    expect(await price()).toEqual({ name: 'Xeric Later Comet', unitCents: 1210_50 });
    expect(invalidate).toHaveBeenCalledTimes(1);
  });

  // Verifies docs/product.md 24.6.
  it('a publication, its undo and hiding date the pages of a watch, and a draft does not', async () => {
    const dated = async (name: string, fields: Record<string, string>, minute: number) => {
      await send(name, fields, undefined, new Date(now.getTime() + minute * 60_000));
      await followPublished(where().db, new Date(now.getTime() + 60 * 60_000), invalidate);
      const at = publishedRecords().changes.get(watch);
      return at && (Date.parse(at) - now.getTime()) / 60_000;
    };
    expect(await dated('save-watch-draft', draft, 1)).toBeUndefined();
    expect(await dated('publish-watch', { watch, cents: '121050' }, 2)).toBe(2);
    const record = await where().db.selectFrom('watch_records').select('version').executeTakeFirstOrThrow();
    expect(await dated('restore-watch', { watch, of: String(record.version) }, 3)).toBe(3);
    expect(await dated('show-watch', { watch, shown: 'no' }, 4)).toBe(4);
    expect(await dated('save-watch-draft', draft, 5)).toBe(4);
  });

  // Verifies docs/product.md 42.7 (list), 42.8 (hide).
  it('a hidden watch is on no list and has no price, keeps its stock, and is shown again by undo', async () => {
    const { db } = where();
    const hidden = await send('show-watch', { watch, shown: 'no' });
    expect(await price()).toBeUndefined();
    expect((await catalogue.listAll('all')).map(({ key }) => key)).not.toContain(watch);
    expect(await everyWatch.findWatch(watch)).toBeDefined();
    const listed = await watchesPage(db, owner, { show: 'hidden' }, now);
    expect(listed.rows.map((row) => row.watch)).toEqual([watch]);
    expect((await watchesPage(db, owner, { find: 'XERIX/1', show: 'draft' }, now)).count).toBe(0);
    await send('show-watch', { ...hidden.undo?.fields });
    expect(await price()).toBeDefined();
    expect(publishedRecords().revision).toBe('');
  });

  // Verifies docs/product.md 42.7 (draft).
  it('a draft with another watch’s name, another maker or an unreadable price is refused, and a discarded one comes back by undo', async () => {
    const other = await catalogue.findWatch('xerix/2');
    const isSaved = async (fields: object) => (await send('save-watch-draft', { ...draft, ...fields })).ok;
    expect(await isSaved({ name: other?.name.toUpperCase() })).toBe(false);
    expect(await isSaved({ watch: 'womens/1', name: 'Comet' })).toBe(false);
    expect(await isSaved({ watch: 'xerix/99' })).toBe(false);
    for (const wrong of ['0', '-1', '1.999', 'free'])
      expect([wrong, await isSaved({ price: wrong })]).toEqual([wrong, false]);
    expect(await isSaved({ price: '10000000.00' })).toBe(false);
    expect(await isSaved({ price: '189,50' })).toBe(false);
    expect(await isSaved({ price: '9,999,999.99' })).toBe(true);
    expect(await isSaved({ name: (await catalogue.findWatch(watch))?.name.toUpperCase() })).toBe(true);
    await send('save-watch-draft', draft);
    const discarded = await send('discard-watch-draft', { watch });
    expect(await send('publish-watch', { watch, cents: '121050' })).toMatchObject({ ok: false });
    expect(await send('save-watch-draft', { ...discarded.undo?.fields })).toMatchObject({ ok: true });
    const shown = async (show: 'draft' | 'edited') => (await watchesPage(where().db, owner, { show }, now)).count;
    expect([await shown('draft'), await shown('edited')]).toEqual([1, 0]);
    await send('publish-watch', { watch, cents: '121050' });
    expect([await shown('draft'), await shown('edited')]).toEqual([0, 1]);
    await send('save-watch-draft', { ...draft, name: 'Latest Comet' });
    const { sentence } = await send('publish-watch', { watch, cents: '121050' });
    expect(sentence).toBe('xerix/1 is published at $1,210.50. Pages follow within a minute.');
  });

  // Verifies docs/product.md 42.8 (two owners).
  it('of two owners who edit one version of a watch at once, one saves and the other gets a message', async () => {
    const prices = fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 2, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(prices, async (cents) => {
        const { version } = (await editedWatch(where().db, owner, watch, now)) ?? {};
        const forms = cents.map((one) => ({ ...draft, price: (one / 100).toFixed(2) }));
        const outcomes = await Promise.all(forms.map((fields) => send('save-watch-draft', fields, version?.text)));
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
        const saved = cents[outcomes.findIndex(({ ok }) => ok)];
        expect((await editedWatch(where().db, owner, watch, now))?.draft?.priceCents).toBe(saved);
      }),
      { numRuns: isLongRun ? 25 : 3 },
    );
  });
});
