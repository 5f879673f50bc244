import { randomUUID } from 'node:crypto';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { isEuCountry } from '@/data/law';
import { type OrderNumber } from '@/domain/order-number';
import { accept, type Result } from '@/domain/result';
import { type ReturnNumber } from '@/domain/return-states';
import { type Watch } from '@/domain/watch';
import { openPriceSource } from '@/server/catalogue/price-source';
import { type Database } from '@/server/database/database';
import { transact } from '@/server/database/transact';
import { keepContactMessage, noteAnswer } from '@/server/messages/messages';
import { recordPaymentEvent } from '@/server/orders/change';
import { lockKnownOrder } from '@/server/orders/history';
import { placeOrder, quoteOrder } from '@/server/orders/place';
import { packOrder, recordDelivery } from '@/server/orders/progress';
import { shipOrder } from '@/server/orders/ship';
import { refundOrder } from '@/server/payments/refund';
import { testPayment } from '@/server/payments/test-payment';
import { stepReturn } from '@/server/returns/change-return';
import { requestReturn } from '@/server/returns/request-return';
import { ReportedError } from '@/domain/reported-error';
import { personOf, questions } from './people';
import { type Chance, chanceOf } from './random';
import { registerFeatures } from '@/server/events/registry';
import * as features from '@/server/features';
import { takesRealMoney } from '@/server/payments/mode';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Days that the generated orders span. */
const SPAN = 90;

/** A scheduled event. Its work returns the following events. */
type Moment = { at: number; work: (now: Date) => Promise<readonly Moment[]> };

/**
 * Generates orders of the last 90 days through the use cases that shoppers and the owner use: placed, paid, packed, sent,
 * delivered, returned and refunded. It runs them in chronological order, so that invoice numbers are realistic.
 *
 * @returns how many orders it made, by state.
 */
export async function demonstrate(db: Database, count: number, now: Date, seed = now.getTime()): Promise<string> {
  const { live } = await db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<number | string>().as('live'))
    .where('payment_livemode', '=', 1)
    .executeTakeFirstOrThrow();
  if (Number(live) > 0) throw new ReportedError('This database holds orders that were paid with real money.');
  const story = new Story(db, chanceOf(seed), await catalogue.listAll('all'), now);
  await story.runAll(count);
  return story.summary();
}

class Story {
  private readonly orders: OrderNumber[] = [];
  private messages = 0;

  constructor(
    private readonly db: Database,
    private readonly chance: Chance,
    private readonly watches: readonly Watch[],
    private readonly now: Date,
  ) {}

  /** Schedules all orders, then runs the events in chronological order up to `now`. */
  async runAll(count: number): Promise<void> {
    const placed = Array.from({ length: count }, () => this.place(this.now.getTime() - this.days(0.02, SPAN)));
    const asked = Array.from({ length: Math.ceil(count / 25) }, (_, index) => this.ask(index));
    const ahead = [...placed, ...asked].sort(byTime);
    for (let next = ahead.shift(); next && next.at <= this.now.getTime(); next = ahead.shift()) {
      for (const one of await next.work(new Date(next.at))) insertByTime(ahead, one);
    }
  }

  async summary(): Promise<string> {
    const rows = await this.db
      .selectFrom('orders')
      .select(['state', (row) => row.fn.countAll<number | string>().as('count')])
      .groupBy('state')
      .orderBy('state')
      .execute();
    const states = rows.map(({ state, count }) => `${state}: ${count}`).join(', ');
    return `${this.orders.length} orders and ${this.messages} messages were added. The shop has now ${states}. No email was written.`;
  }

  private days(least: number, most: number): number {
    return (least + this.chance.next() * (most - least)) * DAY_MS;
  }

  private place(at: number): Moment {
    return { at, work: async (now) => this.pay(await this.order(now), now) };
  }

  private async order(now: Date): Promise<OrderNumber> {
    const { chance, db } = this;
    const [first, ...rest] = this.watches;
    if (!first) throw new ReportedError('The catalogue has no watch.');
    const chosen = new Set(Array.from({ length: chance.pick([1, 1, 1, 2, 3]) }, () => chance.pick([first, ...rest])));
    const lines = [...chosen].map(({ catalogue: name, id }) => ({
      ...{ catalogue: name, id },
      quantity: chance.pick([1, 1, 1, 1, 2]),
    }));
    const toPrice = { lines, ...personOf(chance), promoCode: undefined };
    const sources = await openPriceSource(lines, now);
    const { totalCents: shownTotal } = done(await quoteOrder(db, toPrice, sources, now), 'A quote');
    const checkout = { request: { ...toPrice, shownTotal }, idempotencyKey: randomUUID(), now };
    const { number } = done(await placeOrder(db, checkout, sources), 'An order');
    this.orders.push(number);
    return number;
  }

  /** One of 25 shoppers never pays; the shop's own job expires those orders. */
  private pay(number: OrderNumber, placed: Date): Moment[] {
    if (this.chance.next() < 0.04) return [];
    const work = async (now: Date) => {
      const order = await this.db
        .selectFrom('orders')
        .select(['total_cents', 'currency'])
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
      const id = `demo-${number}`;
      const event = { provider: 'test', id, reference: id, orderNumber: number, event: 'payment-succeeded' } as const;
      const { total_cents: amountCents, currency } = order;
      await recordPaymentEvent(this.db, { ...event, amountCents, currency }, now);
      return [this.pack(number, now)];
    };
    return [{ at: placed.getTime() + this.chance.between(1, 15) * 60_000, work }];
  }

  private pack(number: OrderNumber, paid: Date): Moment {
    const work = async (now: Date) => {
      done(await packOrder(this.db, number, now), 'Packing');
      return [this.ship(number, now)];
    };
    return { at: paid.getTime() + this.days(0.2, 2.5), work };
  }

  private ship(number: OrderNumber, packed: Date): Moment {
    const work = async (now: Date) => {
      const trackingNumber = `94${Array.from({ length: 20 }, () => this.chance.between(0, 9)).join('')}`;
      done(await shipOrder(this.db, number, { carrier: 'USPS', trackingNumber }, now), 'Sending');
      return [this.deliver(number, now)];
    };
    return { at: packed.getTime() + this.days(0.05, 0.8), work };
  }

  /** One of eight orders is sent back: as a withdrawal where the country has that right, otherwise as a return. */
  private deliver(number: OrderNumber, sent: Date): Moment {
    const work = async (now: Date) => {
      done(await recordDelivery(this.db, number, now.toISOString().slice(0, 10), now), 'Delivery');
      return this.chance.next() < 1 / 8 ? [this.sendBack(number, now)] : [];
    };
    return { at: sent.getTime() + this.days(2, 9), work };
  }

  private sendBack(number: OrderNumber, delivered: Date): Moment {
    const { db } = this;
    const work = async (now: Date): Promise<Moment[]> => {
      const reason = this.chance.pick(['', 'Too large', 'A gift that did not fit']);
      const asked = await transact(db, async (records) => {
        const order = await lockKnownOrder(records, number);
        const kind = isEuCountry(order.country) ? 'withdrawal' : 'return';
        const entered = await requestReturn(records, order, { kind, items: 'all', reason }, now);
        return entered.ok ? accept({ kind, number: entered.value } as const) : entered;
      });
      // A maker's final sale, or a deadline that has passed.
      if (!asked.ok) return [];
      const { kind, number: slip } = asked.value;
      const answered = now.getTime() + this.days(0.2, 2);
      const receive = async (at: Date): Promise<Moment[]> => {
        done(await stepReturn(db, kind, slip, { event: 'receive', saleable: true }, at), 'A receipt');
        return [{ at: at.getTime() + this.days(0.1, 1), work: async (then) => this.refund(number, slip, then) }];
      };
      const answer = async (at: Date): Promise<Moment[]> => {
        done(await stepReturn(db, kind, slip, { event: 'accept', answer: '' }, at), 'An answer');
        return [{ at: at.getTime() + this.days(3, 8), work: receive }];
      };
      return [{ at: answered, work: answer }];
    };
    return { at: delivered.getTime() + this.days(1, 9), work };
  }

  private async refund(order: OrderNumber, slip: ReturnNumber, now: Date): Promise<Moment[]> {
    const request = { kind: 'return', number: slip } as const;
    done(await refundOrder(this.db, order, [testPayment(this.db)], now, request), 'A refund');
    return [];
  }

  /** A message of the last four weeks; two of three are answered. */
  private ask(index: number): Moment {
    const question = questions[index % questions.length];
    const work = async (now: Date) => {
      const { email, fullName: name } = personOf(this.chance).contact;
      await keepContactMessage(
        this.db,
        { name, email, subject: '', body: '', ...question },
        { website: '', filledForMs: 60_000 },
        now,
      );
      this.messages += 1;
      const written = this.db.selectFrom('contact_messages').select('id').where('created_at', '=', now.toISOString());
      const { id } = await written.executeTakeFirstOrThrow();
      if (this.chance.next() < 2 / 3) await noteAnswer(this.db, id, now);
      return [];
    };
    return { at: this.now.getTime() - this.days(0.02, 28), work };
  }
}

const byTime = (a: Moment, b: Moment) => a.at - b.at;

function insertByTime(ahead: Moment[], one: Moment): void {
  const after = ahead.findIndex(({ at }) => at > one.at);
  ahead.splice(after < 0 ? ahead.length : after, 0, one);
}

/** @throws {ReportedError} if a step of the demonstration was rejected, with the rejection's code. */
function done<T>(result: Result<T, string>, step: string): T {
  if (result.ok) return result.value;
  throw new ReportedError(`${step} was rejected with "${result.rejection.code}". The steps before it are stored.`);
}

const USAGE = 'npm run demo -- orders <number from 1 to 5000>';

/** Adds generated orders. @throws {ReportedError} with the usage, or for a shop that takes real money. */
export async function demo(db: Database, [what, typed = '', ...more]: readonly string[]): Promise<string> {
  const count = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (what !== 'orders' || count < 1 || count > 5000 || more.length > 0) throw new ReportedError(USAGE);
  if (takesRealMoney())
    throw new ReportedError('The Stripe keys are live keys. The demo works only in a shop that takes no real money.');
  // The generated addresses have no reader, so no email is written.
  registerFeatures({ ...features, notifications: {} });
  return demonstrate(db, count, new Date());
}
