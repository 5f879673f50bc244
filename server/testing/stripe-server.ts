import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { isCurrency } from '@/domain/currency';
import { type FakeEvent, FakeEvents } from './stripe-event-list';

/** A form with brackets as Stripe parses it: `line_items[0][quantity]=2`. Lists are keyed by index. */
type Form = { [name: string]: string | Form };

export type FakeSession = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  amount_total: number;
  currency: string;
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  client_reference_id: string | null;
  metadata: Form;
  livemode: boolean;
  params: Form;
};

export type FakeRefund = {
  id: string;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  amount: number;
  currency: string;
  metadata: Form;
  created: number;
};

/** A payment that the shopper authenticates, that a bank processes, or whose card was declined. */
type FakeAttempt = 'requires_action' | 'processing' | 'requires_payment_method';

type Reply = { status: number; body: object };

export const secretKey = 'sk_test_of_the_tests';

/** Known parameters of a session. Others are rejected, as Stripe does. */
const knownParams = new Set(
  [
    'mode',
    'client_reference_id',
    'metadata',
    'payment_intent_data',
    'customer_email',
    'line_items',
    'discounts',
  ].concat(['shipping_options', 'adaptive_pricing', 'expires_at', 'success_url', 'cancel_url', 'locale']),
);

/**
 * Fake of the Stripe API that the shop calls, with the documented rules. Bearer key, form bodies and idempotency: the
 * same response for the same key (also a 500), 409 during the first call, 400 for other parameters. A session lives 30
 * minutes to 24 hours. Amounts are whole and in one of the shop's
 * currencies, coupons reduce line items only, and refunds never exceed the payment.
 */
export class FakeStripe {
  readonly sessions = new Map<string, FakeSession>();
  readonly coupons = new Map<string, { amountOff: number; currency: string }>();
  /** Refunds of each payment. */
  readonly refunds = new Map<string, FakeRefund[]>();
  /** State of each payment whose session is open. */
  private readonly attempts = new Map<string, FakeAttempt>();
  /** Events that Stripe lists; a webhook receives the same. */
  readonly events = new FakeEvents(() => this.now);
  /** Every call, for example `POST /v1/refunds`. */
  readonly calls: string[] = [];
  /** Idempotency keys of the calls. */
  readonly keys: string[] = [];
  /** The only accepted secret key. */
  secretKey = secretKey;
  /** `hang-up`: no response. A number: that status for every call. */
  failure: 'none' | 'hang-up' | number = 'none';
  /** Duration of a call that creates an object, in ms: long enough for twenty concurrent calls. */
  workMs = 20;
  /** Stripe's clock. */
  now = new Date();
  apiBase = '';

  /** Finishes all pending calls. */
  finish: () => void = () => {};

  private readonly finished = new Promise<void>((resolve) => (this.finish = resolve));
  private hiccupIn = 0;
  /** Paid amount of each payment. */
  private readonly payments = new Map<string, { cents: number; currency: string }>();
  private readonly answered = new Map<string, { asked: string; reply: Reply | undefined }>();
  private readonly server = createServer((request, response) => void this.serve(request, response));

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const { port } = this.server.address() as AddressInfo;
    this.apiBase = `http://127.0.0.1:${port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The shopper pays on Stripe's page; `unpaid` is a delayed payment method. */
  complete(id: string, payment_status: FakeSession['payment_status'] = 'paid'): FakeSession {
    const session = this.sessionOf(id);
    if (session.status !== 'open') throw new Error(`A session that is ${session.status} cannot be paid.`);
    this.paid(`pi_${id}`, session.amount_total, session.currency);
    Object.assign(session, { status: 'complete', url: null, payment_status, payment_intent: `pi_${id}` });
    this.events.emit('checkout.session.completed', session);
    return session;
  }

  /** The shopper tries to pay on Stripe's page; the session stays open (docs.stripe.com/payments/paymentintents/lifecycle). */
  tryToPay(id: string, status: FakeAttempt): void {
    this.sessionOf(id).payment_intent = `pi_${id}`;
    this.attempts.set(`pi_${id}`, status);
  }

  /** A delayed payment succeeds. */
  settle(id: string): void {
    this.events.emit(
      'checkout.session.async_payment_succeeded',
      Object.assign(this.sessionOf(id), { payment_status: 'paid' }),
    );
  }

  /** A delayed payment fails; the session stays as it is (docs.stripe.com/payments/checkout/fulfill-orders). */
  failPayment(id: string): void {
    this.events.emit('checkout.session.async_payment_failed', this.sessionOf(id));
  }

  /** A session expires. */
  expireSession(id: string): void {
    this.expire(this.sessionOf(id));
  }

  /** The owner refunds in Stripe's dashboard, by default all that is left. */
  refundInDashboard(id: string, cents?: number): FakeRefund {
    return this.refund(`pi_${id}`, cents ?? this.refundableCents(`pi_${id}`), {});
  }

  /** A bank opens or updates a dispute or inquiry (docs.stripe.com/api/disputes/object, status). */
  dispute(id: string, status: string, change: object = {}): FakeEvent {
    const payment = `pi_${id}`;
    const closed = ['won', 'lost', 'warning_closed'].includes(status);
    const begun = ['needs_response', 'warning_needs_response'].includes(status);
    return this.events.emit(`charge.dispute.${closed ? 'closed' : begun ? 'created' : 'updated'}`, {
      id: `dp_${payment}`,
      object: 'dispute',
      payment_intent: payment,
      charge: `ch_${payment}`,
      status,
      reason: 'fraudulent',
      amount: this.payments.get(payment)?.cents ?? 0,
      currency: this.currencyOf(payment),
      created: Math.floor(this.now.getTime() / 1000),
      evidence_details: { due_by: Math.floor(this.now.getTime() / 1000) + 7 * 24 * 60 * 60 },
      ...change,
    });
  }

  /** A bank returns a refund to Stripe days later (docs.stripe.com/refunds, failed refunds). */
  failRefund(refund: FakeRefund): void {
    this.events.emit('refund.failed', Object.assign(refund, { status: 'failed' }));
  }

  /** Makes one later call fail: 1 is the next one. */
  failCall(call: number): void {
    this.hiccupIn = call;
  }

  /** Adds an earlier payment. */
  paid(payment: string, cents = 398_00, currency = 'usd'): void {
    this.payments.set(payment, { cents, currency });
  }

  private currencyOf(payment: string): string {
    return this.payments.get(payment)?.currency ?? 'usd';
  }

  /** Stripe keeps idempotency keys for a day. */
  forgetKeys(): void {
    this.answered.clear();
  }

  sessionOf(id: string): FakeSession {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}.`);
    return session;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    this.calls.push(`${method} ${url.split('?')[0]}`);
    if (this.failure === 'hang-up') return void request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const reply = await this.replyTo(`${method} ${url}`, Buffer.concat(chunks).toString(), headers);
    response.writeHead(reply.status, { 'content-type': 'application/json', 'stripe-should-retry': retryHeader(reply) });
    response.end(JSON.stringify(reply.body));
  }

  private async replyTo(call: string, body: string, headers: IncomingMessage['headers']): Promise<Reply> {
    if (typeof this.failure === 'number' && this.failure < 500) return stripeFailure(this.failure);
    if (headers.authorization !== `Bearer ${this.secretKey}`)
      return stripeError(401, 'invalid_request_error', 'Invalid API Key.');
    if (!call.startsWith('POST')) return this.answer(call, {});
    if (headers['content-type'] !== 'application/x-www-form-urlencoded') {
      return stripeError(400, 'invalid_request_error', 'Send a form.');
    }
    const key = headers['idempotency-key'];
    if (typeof key !== 'string')
      return stripeError(400, 'invalid_request_error', 'These tests want an idempotency key.');
    this.keys.push(key);
    return this.once(key, `${call} ${body}`, () => this.answer(call, readForm(body)));
  }

  private async once(key: string, asked: string, work: () => Reply): Promise<Reply> {
    const earlier = this.answered.get(key);
    if (earlier && earlier.asked !== asked) return stripeError(400, 'idempotency_error', 'Other parameters, same key.');
    if (earlier) return earlier.reply ?? stripeError(409, 'invalid_request_error', 'In progress.', 'lock_timeout');
    const record: { asked: string; reply: Reply | undefined } = { asked, reply: undefined };
    this.answered.set(key, record);
    await Promise.race([delay(this.workMs, undefined, { ref: false }), this.finished]);
    record.reply = work();
    return record.reply;
  }

  private answer(call: string, form: Form): Reply {
    if (typeof this.failure === 'number') return stripeFailure(this.failure);
    this.hiccupIn -= 1;
    if (this.hiccupIn === 0) return stripeFailure(500);
    const [, id = '', end, query = ''] = /^\S+ \/v1\/checkout\/sessions\/([^/?]+)(\/expire)?(\?.*)?$/.exec(call) ?? [];
    if (id && !this.sessions.has(id))
      return stripeError(404, 'invalid_request_error', 'No such session.', 'resource_missing');
    if (id && end) return this.expire(this.sessionOf(id));
    if (id) return { status: 200, body: query.includes('payment_intent') ? this.expanded(id) : this.sessionOf(id) };
    if (call === 'POST /v1/checkout/sessions') return this.makeSession(form);
    if (call === 'POST /v1/coupons') return this.makeCoupon(form);
    if (call === 'POST /v1/refunds') return this.makeRefund(form);
    if (call.startsWith('GET /v1/refunds?payment_intent=')) return this.listRefunds(call);
    if (/^GET \/v1\/events(?:\?|$)/.test(call)) return this.listEvents(call);
    return stripeError(404, 'invalid_request_error', `Unrecognized request URL (${call}).`);
  }

  private expanded(id: string): object {
    const session = this.sessionOf(id);
    const payment = session.payment_intent;
    return {
      ...session,
      payment_intent: payment && { id: payment, status: this.attempts.get(payment) ?? 'succeeded' },
    };
  }

  private makeCoupon(form: Form): Reply {
    const id = textOf(form, 'id');
    if (this.coupons.has(id)) return stripeError(400, 'invalid_request_error', 'Exists.', 'resource_already_exists');
    const amountOff = wholeOf(form.amount_off);
    if (!(amountOff > 0) || form.duration !== 'once' || textOf(form, 'name').length > 40) return invalid('coupon');
    this.coupons.set(id, { amountOff, currency: textOf(form, 'currency') });
    return { status: 200, body: { id, object: 'coupon' } };
  }

  private makeSession(form: Form): Reply {
    const unknown = Object.keys(form).find((name) => !knownParams.has(name));
    if (unknown) return invalid(unknown, 'parameter_unknown');
    const email = textOf(form, 'customer_email');
    if (email.endsWith('.invalid')) return invalid('customer_email', 'email_invalid');
    const lasts = wholeOf(form.expires_at) * 1000 - this.now.getTime();
    if (!(lasts >= 30 * 60_000 && lasts <= 24 * 60 * 60_000)) return invalid('expires_at');
    if (![form.success_url, form.cancel_url].every((url) => URL.canParse(String(url)))) return invalid('success_url');
    const currency = currencyOf(form);
    const total = this.totalOf(form, currency);
    if (form.mode !== 'payment' || !(total >= 50)) return invalid('amount', 'amount_too_small');
    const id = `cs_test_${this.sessions.size + 1}`;
    const url = `https://checkout.stripe.com/c/pay/${id}`;
    const rest = { amount_total: total, currency, payment_intent: null, params: form };
    const reference = {
      client_reference_id: textOf(form, 'client_reference_id'),
      metadata: formOf(form.metadata),
      livemode: false,
    };
    this.sessions.set(id, { id, status: 'open', url, payment_status: 'unpaid', ...rest, ...reference });
    return { status: 200, body: this.sessionOf(id) };
  }

  /** Returns the amount that Stripe charges, NaN for a rejected request. A coupon reduces line items only. */
  private totalOf(form: Form, currency: string): number {
    if (!isCurrency(currency)) return NaN;
    const lines = listOf(form.line_items).map((line) => {
      const price = formOf(line.price_data);
      const isWhole = textOf(formOf(price.product_data), 'name') !== '' && price.currency === currency;
      return isWhole ? wholeOf(price.unit_amount) * wholeOf(line.quantity) : NaN;
    });
    const subtotal = lines.reduce((sum, cents) => sum + cents, 0);
    const [rate] = listOf(form.shipping_options).map((option) => formOf(option.shipping_rate_data));
    const fixed = formOf(rate?.fixed_amount);
    if (rate?.type !== 'fixed_amount' || fixed.currency !== currency || lines.length > 100) return NaN;
    const coupons = listOf(form.discounts).map(({ coupon }) => this.coupons.get(String(coupon)));
    if (coupons.some((coupon) => coupon?.currency !== currency)) return NaN;
    const off = Math.min(subtotal, coupons[0]?.amountOff ?? 0);
    return subtotal - off + wholeOf(fixed.amount);
  }

  private expire(session: FakeSession): Reply {
    if (session.status !== 'open') {
      return stripeError(
        400,
        'invalid_request_error',
        'Only Checkout Sessions with a status in ["open"] can be expired.',
      );
    }
    this.events.emit('checkout.session.expired', Object.assign(session, { status: 'expired', url: null }));
    return { status: 200, body: session };
  }

  private makeRefund(form: Form): Reply {
    const payment = textOf(form, 'payment_intent');
    if (!this.payments.has(payment)) {
      return stripeError(404, 'invalid_request_error', 'No such payment_intent.', 'resource_missing');
    }
    const left = this.refundableCents(payment);
    const amount = form.amount === undefined ? left : wholeOf(form.amount);
    if (left === 0) return stripeError(400, 'invalid_request_error', 'Done.', 'charge_already_refunded');
    if (!(amount >= 1 && amount <= left)) return invalid('amount');
    return { status: 200, body: this.refund(payment, amount, formOf(form.metadata)) };
  }

  /** Returns the amount of a payment that is not refunded, in cents. */
  refundableCents(payment: string): number {
    const refunds = this.refunds.get(payment) ?? [];
    const back = refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
    return (this.payments.get(payment)?.cents ?? 0) - back;
  }

  private refund(payment: string, amount: number, metadata: Form): FakeRefund {
    const session = [...this.sessions.values()].find((one) => one.payment_intent === payment);
    const earlier = this.refunds.get(payment) ?? [];
    const refund: FakeRefund = {
      id: `re_${payment}${earlier.length === 0 ? '' : `_${earlier.length + 1}`}`,
      payment_intent: payment,
      status: 'succeeded',
      amount,
      currency: this.currencyOf(payment),
      metadata,
      created: Math.floor(this.now.getTime() / 1000),
    };
    this.refunds.set(payment, [...earlier, refund]);
    // A charge has the metadata of its payment.
    const { currency } = refund;
    const charge = { id: `ch_${payment}`, payment_intent: payment, metadata: session?.metadata ?? {}, currency };
    const cents = this.payments.get(payment)?.cents ?? 0;
    this.events.emit('refund.created', refund);
    this.events.emit('charge.refunded', {
      ...charge,
      amount: cents,
      amount_refunded: cents - this.refundableCents(payment),
    });
    return refund;
  }

  private listEvents(call: string): Reply {
    const page = this.events.page(new URLSearchParams(call.split('?')[1]));
    return page ? { status: 200, body: page } : invalid('events', 'resource_missing');
  }

  private listRefunds(call: string): Reply {
    const payment = new URLSearchParams(call.split('?')[1]).get('payment_intent') ?? '';
    return { status: 200, body: { object: 'list', has_more: false, data: this.refunds.get(payment) ?? [] } };
  }
}

function stripeFailure(status: number): Reply {
  return stripeError(status, 'api_error', 'Trouble at Stripe.');
}

function stripeError(status: number, type: string, message: string, code?: string, param?: string): Reply {
  return { status, body: { error: { type, message, code, param } } };
}

function invalid(param: string, code?: string): Reply {
  return stripeError(400, 'invalid_request_error', `Invalid ${param}.`, code, param);
}

/** Only a conflict with a concurrent call is retried: tests do not wait for an outage to end. */
function retryHeader({ status }: Reply): string {
  return String(status === 409);
}

function readForm(body: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let at = form;
    for (const part of path) at = formOf((at[part] ??= {}));
    at[last] = value;
  }
  return form;
}

/** The currency of a session: that of its first line, which the others must have too. */
function currencyOf(form: Form): string {
  const [line] = listOf(form.line_items);
  return textOf(formOf(line?.price_data), 'currency');
}

function formOf(value: string | Form | undefined): Form {
  return typeof value === 'object' ? value : {};
}

function listOf(value: string | Form | undefined): Form[] {
  return Object.values(formOf(value)).map(formOf);
}

function textOf(form: Form, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

/** Returns a whole number of 0 or more, NaN for anything else. */
function wholeOf(value: string | Form | undefined): number {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : NaN;
}
