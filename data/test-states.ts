import { keysOf } from '@/domain/records';
import type { WatchKey } from '@/domain/watch-key';

/** A delivery address of a test order, in the format of the shop's API. */
type TestAddress = { line1: string; city: string; region: string; postalCode: string; country: string };

/** Delivery addresses of test orders. */
export const testAddresses = {
  newYork: { line1: '1 Odd Street', city: 'New York', region: 'NY', postalCode: '10001', country: 'US' },
  berlin: { line1: 'Uhrweg 1', city: 'Berlin', region: '', postalCode: '10115', country: 'DE' },
  tokyo: { line1: '1-1 Chiyoda', city: 'Chiyoda-ku', region: 'Tokyo', postalCode: '100-0001', country: 'JP' },
} as const satisfies Record<string, TestAddress>;

/** Name of the shopper of every test order. */
export const testShopper = 'Ada Lovelace';

/** Carrier and tracking number of a sent test order. */
export const testParcel = { carrier: 'USPS', trackingNumber: '9400 1000 0000 0000 0000 00' };

/** Watches and their quantities. */
export type TestLines = Readonly<Partial<Record<WatchKey, number>>>;

/** Steps of an order after it was placed, in this order. */
export type TestStep = 'open' | 'pay' | 'delay' | 'submit' | 'pack' | 'ship' | 'deliver' | 'refund' | 'dispute';

/** Describes a named state of the shop. The tests and the test desk share these (docs/product.md 43.3). */
export type TestState = {
  readonly title: string;
  /** Time of the shop's clock, set before the other steps. */
  readonly at?: string;
  readonly order?: { readonly lines: TestLines; readonly address: TestAddress; readonly steps: readonly TestStep[] };
  /** Units for sale. */
  readonly stock?: TestLines;
  /** Content of the cart in the browser. */
  readonly cart?: TestLines;
  /** Page that shows the state; the order's page if there is an order. */
  readonly path?: string;
};

/** Two watches, as `shopApi.placeOrder` of the end-to-end tests orders them. */
const lines: TestLines = { 'xerix/1': 1, 'xerix/2': 1 };

const orderTo = (address: keyof typeof testAddresses, title: string, ...steps: readonly TestStep[]): TestState => ({
  title,
  order: { lines, address: testAddresses[address], steps },
});

/** The named states. */
export const testStates = {
  'paid-order': orderTo('newYork', 'A paid order', 'pay'),
  'paid-order-japan': orderTo('tokyo', 'A paid order in Japan', 'pay'),
  'withdrawable-order': orderTo('berlin', 'An order to Berlin, from which its shopper may withdraw', 'pay'),
  'withdrawable-sent-order': orderTo('berlin', 'A sent order to Berlin', 'pay', 'ship'),
  'unpaid-order': orderTo('newYork', 'An order that waits for its payment', 'open'),
  'delayed-order': orderTo('newYork', 'An order whose bank payment arrives within seconds', 'delay'),
  'processing-order': orderTo('newYork', 'An order whose bank payment is under way', 'open', 'submit'),
  'packed-order': orderTo('newYork', 'A packed order', 'pay', 'pack'),
  'sent-order': orderTo('newYork', 'A sent order with a parcel', 'pay', 'ship'),
  'delivered-order': orderTo('newYork', 'A delivered order', 'pay', 'ship', 'deliver'),
  'refunded-order': orderTo('newYork', 'A refunded order', 'pay', 'refund'),
  'disputed-order': orderTo('newYork', 'A disputed order', 'pay', 'dispute'),
  'last-unit': { title: 'The last unit of a watch', stock: { 'xerix/1': 1 }, path: '/all/xerix/1' },
  'sold-out': { title: 'A watch that is sold out', stock: { 'xerix/1': 0 }, path: '/all/xerix/1' },
  'full-cart-friday-night': {
    title: 'A full cart on a Friday at 23:59 New York, a minute before weekend prices',
    at: '2026-11-27T23:59:00-05:00',
    cart: { 'timex/1': 10, 'timex/2': 10, 'timex/3': 10, 'xerix/1': 10, 'gshock/1': 10 },
    path: '/bascket/mybascket',
  },
} as const satisfies Record<string, TestState>;

export type TestStateName = keyof typeof testStates;

export const testStateNames = keysOf(testStates);
