// Verifies docs/product.md 13.6, 25.2.
import { setTimeout as delay } from 'node:timers/promises';
import { onEachEngine } from '@/server/testing/engines';
import { startSmtp } from '@/server/testing/smtp-server';
import { audit } from './audit';
import { setInitialStock } from './chaos-stock';
import { killAtRandom, ShopProcess } from './shop-process';
import { RequestLog, report } from './request-log';
import { Shopper } from './shopper';

/** Duration of the load, in s: minutes in `npm run chaos`, seconds in `npm test`. */
const SECONDS = Number(process.env.CHAOS_SECONDS ?? 300);

/** Number of concurrent shoppers, each with one order at a time. */
const SHOPPERS = 12;

/** Longest life of a process, in ms. */
const LIFE_MS = 5000;

/** Time for the jobs to finish after the load, in ms. */
const REST_MS = 60_000;

jest.setTimeout(SECONDS * 1000 + 180_000);

onEachEngine((where) => {
  it('two shops on one database lose and duplicate nothing while they are killed at random', async () => {
    const { db, url, engine } = where();
    const smtp = await startSmtp();
    await setInitialStock(db);
    const settings = { DATABASE_URL: url, SMTP_URL: smtp.url };
    const shops = await Promise.all([ShopProcess.open(settings), ShopProcess.open(settings)]);
    const requestLog = new RequestLog();
    try {
      const endsAt = Date.now() + SECONDS * 1000;
      const isOver = () => Date.now() > endsAt;
      const killing = shops.map((shop) => killAtRandom(shop, isOver, LIFE_MS));
      const urls = shops.map((shop) => shop.url);
      const shopping = Array.from({ length: SHOPPERS }, async () => {
        const shopper = new Shopper(requestLog, urls);
        while (!isOver()) await shopper.buy();
      });
      await Promise.all(shopping);
      const kills = (await Promise.all(killing)).reduce((sum, one) => sum + one, 0);
      const isWaiting = async () => {
        const mails = await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).limit(1).execute();
        const payments = await db
          .selectFrom('test_payments')
          .select('session')
          .where('state', '=', 'submitted')
          .execute();
        return mails.length + payments.length > 0;
      };
      // Ends the two-minute leases of killed senders.
      const [unsent, over] = [db.updateTable('outbox').where('sent_at', 'is', null), new Date().toISOString()];
      await unsent.set({ leased_until: over, next_attempt_at: over }).execute();
      for (const deadline = Date.now() + REST_MS; Date.now() < deadline && (await isWaiting());) await delay(200);

      const delivered = new Map<string, number>();
      for (const { content } of smtp.received) {
        const id = /^Message-ID: (\S+)/im.exec(content)?.[1] ?? '';
        delivered.set(id, (delivered.get(id) ?? 0) + 1);
      }
      report(`two shops on ${engine}, ${SECONDS} s`, requestLog, {
        kills,
        'mails delivered again after a kill': smtp.received.length - delivered.size,
      });
      expect(kills).toBeGreaterThan(0);
      expect(requestLog.orders.length).toBeGreaterThan(SHOPPERS / 2);
      expect(await audit(db, requestLog, delivered)).toEqual([]);
    } finally {
      await Promise.all(shops.map((shop) => shop.kill()));
      await smtp.stop();
    }
  });
});
