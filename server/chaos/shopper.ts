import { randomUUID } from 'node:crypto';
import { costAt } from '@/data/weekend';
import { type TestOutcome } from '@/domain/test-cards';
import { body } from '@/server/testing/requests';
import { watchOf } from './chaos-stock';
import { askUntilAnswered, type Answered, uniqueCallerAddress } from './ask';
import { type Outcome, type KnownOrder, type RequestLog } from './request-log';

type Change = { promoCode?: string; supersedes?: string };
type Placed = { key: string; number: string; token: string; session: string };

/** One shopper of a chaos test. Sends requests to any shop that responds, like a page, and records the responses. */
export class Shopper {
  readonly #requestLog: RequestLog;
  readonly #shops: readonly string[];
  readonly #caller = { 'x-forwarded-for': uniqueCallerAddress() };

  constructor(requestLog: RequestLog, shops: readonly string[]) {
    this.#requestLog = requestLog;
    this.#shops = shops;
  }

  /** Buys in one of several usual ways and records the outcome. */
  async buy(): Promise<void> {
    const ways = [
      [50, () => this.#order('paid', 'success')],
      [15, () => this.#order('paid', 'success', { times: 3 })],
      [8, () => this.#order('paid', 'delayed')],
      [7, () => this.#order('paid', 'declined', { then: 'success' })],
      [5, () => this.#order('unpaid')],
      [10, () => this.#changeTheCart()],
      [5, () => this.#useTheCode()],
    ] as const;
    let chance = Math.random() * 100;
    const [, way] = ways.find(([weight]) => (chance -= weight) < 0) ?? ways[0];
    await way();
  }

  async #changeTheCart(): Promise<void> {
    const first = await this.#order('superseded');
    if (!first) return;
    const supersedes = Math.random() < 0.5 ? first.token : first.key;
    const second = await this.#order('paid', 'success', { change: { supersedes } });
    // A rejected checkout does not cancel an earlier order (docs/product.md 14.8): its watch may be sold out.
    if (!second) first.outcome = 'unpaid';
  }

  async #useTheCode(): Promise<void> {
    const first = await this.#order('paid', 'success');
    const page = first && (await this.#read(`/thanks?order=${first.token}`));
    const promoCode = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(page ?? '')?.[0];
    if (promoCode) await this.#order('paid', 'success', { change: { promoCode }, times: 2 });
  }

  async #order(
    outcome: Outcome,
    card?: TestOutcome,
    how: { change?: Change; then?: TestOutcome; times?: number } = {},
  ): Promise<KnownOrder | undefined> {
    const placed = await this.#place(how.change ?? {}, how.times ?? 1);
    if (!placed) return undefined;
    const { promoCode } = how.change ?? {};
    const known = { ...placed, outcome, ...(promoCode === undefined ? {} : { promoCode }) };
    this.#requestLog.orders.push(known);
    for (const number of [card, how.then]) if (number) await this.#pay(placed, number, how.times ?? 1);
    return known;
  }

  /** Sends one order once, or several times at once with the same key. */
  async #place(change: Change, times: number): Promise<Placed | undefined> {
    const watch = watchOf(Math.random());
    const subtotal = costAt(watch, new Date());
    const discount = change.promoCode === undefined ? 0 : Math.round(subtotal / 5);
    const shipping = subtotal > 99_00 ? 0 : 4_95;
    const lines = [{ catalogue: watch.catalogue, id: watch.id, quantity: 1 }];
    const sent = { ...body, ...change, lines, shownTotal: subtotal - discount + shipping };
    const key = randomUUID();
    const answers = await this.#ask('/api/checkout/orders', sent, times, { 'idempotency-key': key });
    if (answers.every((answer) => answer.body.error?.code === 'sold-out')) {
      this.#requestLog.soldOut += 1;
      return undefined;
    }
    const tokens = new Set(answers.map((answer) => answer.body.order?.token));
    const { order, next } = answers[0]?.body ?? {};
    if (tokens.size !== 1 || !order || !next?.session) return this.#wonder('an order', answers);
    return { key, number: order.number, token: order.token, session: next.session };
  }

  async #pay({ token, session }: Placed, card: TestOutcome, times: number): Promise<void> {
    const answers = await this.#ask('/api/test-payment', { order: token, session, card }, times, {});
    const isDeclined = card === 'declined' && answers.every(({ status }) => status === 402);
    const isTaken = answers.every((answer) => ['paid', 'processing'].includes(answer.body.result ?? ''));
    if (!isDeclined && !isTaken) this.#wonder(`a payment (${card})`, answers);
  }

  #ask(path: string, sent: object, times: number, headers: Record<string, string>): Promise<Answered[]> {
    const one = () =>
      askUntilAnswered(this.#requestLog, () => this.#shop(), path, sent, { ...this.#caller, ...headers });
    return Promise.all(Array.from({ length: times }, one));
  }

  async #read(path: string): Promise<string | undefined> {
    try {
      return await (await fetch(this.#shop() + path)).text();
    } catch {
      return undefined; // the shop was killed: a shopper without the page has no code
    }
  }

  #shop(): string {
    return this.#shops[Math.floor(Math.random() * this.#shops.length)] ?? '';
  }

  #wonder(what: string, answers: Answered[]): undefined {
    this.#requestLog.wrong.push(`${what} was answered ${JSON.stringify(answers)}`);
  }
}
