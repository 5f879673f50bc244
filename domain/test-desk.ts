import { processWide } from './process-wide';

/** An ancestor of a recorded element, and the number of similar visible elements in it. */
export type RecordedPlace = {
  readonly role: string;
  readonly name: string;
  /** With the same role and name, and with the same role; its place among the latter, from 0. */
  readonly count: number;
  readonly alike: number;
  readonly place: number;
};

/** An element identified by ARIA role and accessible name, within named ancestors. */
export type RecordedElement = {
  readonly role: string;
  readonly name: string;
  /** `summary` for the button of a disclosure, which has no role. */
  readonly tag: string;
  /** Ancestors with a role, the nearest first. */
  readonly within: readonly RecordedPlace[];
  /** Its place among the visible elements of the page with this role and name, from 0, and their number. */
  readonly place: number;
  readonly count: number;
  /** Number of visible elements of the page with this role. */
  readonly alike: number;
  /** True for the last `<dd>` of its nearest named ancestor. */
  readonly isLast?: boolean;
};

/** A watch in a stored list. */
type StoredLine = { readonly catalogue: string; readonly id: number; readonly quantity: number };

/** State of the page at the end of a step. */
export type Seen = {
  /** Path and query. */
  readonly path: string;
  /** Text of the first-level heading; empty if there is none. */
  readonly heading: string;
  /** Texts of visible alerts of the page's main part. */
  readonly alerts: readonly string[];
  /** Elements whose text is an amount of money, or whose name ends with one. */
  readonly amounts: readonly RecordedElement[];
  /** Visible status messages, such as the number of watches in a list, with their text as name. */
  readonly statuses: readonly RecordedElement[];
  /** Accessible names of the links to cart and wishlist in the header. */
  readonly cart: string;
  readonly wishlist: string;
  /** The stored cart and wishlist. */
  readonly lines: readonly StoredLine[];
  readonly saved: readonly StoredLine[];
};

/** One step of the user in a tab, or its result. `at` is the time in ms; events may arrive out of order. */
export type RecordedEvent = { readonly at: number; readonly tab?: string } & (
  | {
      readonly kind: 'open' | 'reload';
      readonly path: string;
      /** True if a page of the shop led here. */
      readonly isLed: boolean;
      /** Width of the viewport, in CSS px. */
      readonly width: number;
      /** The stored cart and wishlist with which the page opens. */
      readonly lines: readonly StoredLine[];
      readonly saved: readonly StoredLine[];
      /** The stored choice of a currency; empty if there is none. */
      readonly currency: string;
    }
  /** `by` is the number of entries in the tab's history, negative for Back. */
  | { readonly kind: 'travel'; readonly path: string; readonly by: number }
  | { readonly kind: 'click'; readonly on: RecordedElement }
  | { readonly kind: 'fill' | 'select'; readonly on: RecordedElement; readonly value: string }
  | { readonly kind: 'check'; readonly on: RecordedElement; readonly isChecked: boolean }
  | { readonly kind: 'press'; readonly on: RecordedElement; readonly key: string }
  | { readonly kind: 'expect'; readonly on: RecordedElement; readonly text: string }
  | { readonly kind: 'seen'; readonly seen: Seen }
  /** An action of the test desk with its answer. */
  | { readonly kind: 'desk'; readonly action: string; readonly body: unknown; readonly answer: unknown }
);

/** A recording as the test desk hands it to `tools/record`. */
export type Recording = {
  readonly title: string;
  /** Numbers of docs/product.md that the test verifies; empty for those of the screens. */
  readonly requirements: string;
  /** Actions of the desk between the last reset and the start of the recording. */
  readonly before: readonly RecordedEvent[];
  readonly events: readonly RecordedEvent[];
};

/** How the test desk breaks a part of the shop. */
export const breakable = ['network', 'database', 'disk'] as const;
export type Breakable = (typeof breakable)[number];

/** State of the test desk (docs/product.md 43). */
export type TestDeskState = {
  /** Incremented when cached pages become outdated. */
  revision: number;
  /** Token of the recording under way. */
  recording?: string | undefined;
  /** End of the network failure, in ms of `performance.now()`. */
  networkDownUntil: number;
};

/** Changes only in a shop with `TEST_DESK=1`. */
export const testDesk = processWide('test desk', (): TestDeskState => ({ revision: 0, networkDownUntil: 0 }));
