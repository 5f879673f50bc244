import type { LineItem } from '@/domain/line-items';
import type { Breakable } from '@/domain/test-desk';
import { contentRejections, databaseRejections, defineRoute } from './route';

/** A simulated event of the payment provider about an order. */
export type ProviderEvent = {
  /** Type of Stripe's API: `charge.dispute.created`. */
  type: string;
  /** Default: one id for each type and order, so that a repeated event is a duplicate. */
  id?: string | undefined;
  /** Status of the session's payment, the refund or the dispute; by default the usual one of the type. */
  status?: string | undefined;
  /** In the minor unit of the order's currency; by default the order's total. */
  amountCents?: number | undefined;
  /** Age of the event when it is sent, in seconds. */
  ageSeconds?: number | undefined;
};

/** The bodies of the test desk's actions, as JSON. A form has the same fields as text. */
export type TestDeskRequests = {
  /** Sets the shop's clock and runs all jobs; without `at`, restores the machine's clock. */
  clock: { at?: string | undefined; isFrozen?: boolean | undefined };
  /** Runs all jobs once. */
  jobs: object;
  /** Empties all tables, restores the starting stock and the clock, and ends all breakages. */
  reset: object;
  /** Makes a named state (`data/test-states.ts`), for a guest or for the account with this id. */
  seed: { state: string; email?: string | undefined; userId?: string | undefined };
  /** Sets the units of a watch that are for sale. */
  stock: { watch: string; units: number };
  /** Sends events in this order, each of them `times` times, now or after a time. */
  events: {
    order: string;
    events: readonly ProviderEvent[];
    times?: number | undefined;
    afterSeconds?: number | undefined;
  };
  /** Breaks a part of the shop for some seconds. */
  break: { what: Breakable; seconds: number };
  /** Records the user's steps in the shop, until `stop`. */
  record: { title: string; requirements?: string | undefined };
  stop: object;
};

/** An action of the test desk, the last part of its path: `POST /api/test-desk/clock`. */
export type TestDeskAction = keyof TestDeskRequests;

/** The test desk (docs/product.md 43). It exists with `TEST_DESK=1` only; without it every path returns 404. */
export const testDeskRoute = defineRoute<unknown, unknown>()({
  method: 'POST',
  path: '/api/test-desk/[action]',
  sender: 'any-client',
  rejections: {
    ...contentRejections,
    ...databaseRejections,
    'unknown-order': 404,
    'sold-out': 409,
    'too-few-left': 409,
  },
});

/** The shop's clock. `now` is UTC, in ISO 8601. While it is frozen, a page's own clock runs on. */
export type TestDeskClock = { now: string; isMoved: boolean; isFrozen: boolean };

/** A seeded state. The caller stores `cart` in localStorage under `token1`. */
export type SeededState = {
  state: string;
  order?: { number: string; token: string };
  /** The unused promo code that the order earned. */
  promoCode?: string;
  cart?: readonly LineItem[];
  /** Page on which the state shows. */
  path: string;
};

/** An email of the outbox, sent or not. */
export type DeskMail = { id: string; to: string; subject: string; text: string; html: string; sentAt: string | null };

/** The responses of the test desk's actions. */
export type TestDeskResponses = {
  clock: TestDeskClock & { failedJobs: readonly string[] };
  jobs: { failedJobs: readonly string[] };
  /** Duration of the reset, in ms. */
  reset: { tookMs: number };
  seed: SeededState;
  stock: { watch: string; units: number };
  /** Outcome of each event; `later` for one that is sent after a time. */
  events: { outcomes: readonly string[] };
  break: { what: Breakable; seconds: number };
  record: { title: string };
  /** The recording as a Playwright spec; empty if nothing was recorded. */
  stop: { spec: string };
};
