/* Finds the page object's element that the user of the recorder has used. */
import type { Page } from '@playwright/test';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { rangeFilterNames } from '@/domain/filtering/range-filters';
import type { RecordedElement, RecordedPlace } from '@/domain/test-desk';
import { AccountScreens } from '@/e2e/page-objects/account';
import { CartPage } from '@/e2e/page-objects/cart-page';
import { CheckoutScreens } from '@/e2e/page-objects/checkout';
import { ContactForm, NewsletterBox } from '@/e2e/page-objects/forms';
import { Header } from '@/e2e/page-objects/header';
import { ProductPage } from '@/e2e/page-objects/product-page';
import { RangeFilters } from '@/e2e/page-objects/range-filters';
import { literal } from './copy';

type Name = string | RegExp | undefined;

/** A condition of a locator. `unknown` is one that the recorder does not know: it matches nothing. */
type Condition =
  | { role: string; name: Name }
  | { label: Name }
  | { css: string }
  | { text: Name }
  | { hasText: Name }
  | 'last'
  | 'unknown';

/** One level of a locator: an element that meets all conditions. */
type Part = readonly Condition[];

/** A locator that only records the calls that created it. */
class Description {
  constructor(readonly parts: readonly Part[]) {}

  private inside = (condition: Condition) => new Description([...this.parts, [condition]]);
  private with = (...conditions: Part) =>
    new Description([...this.parts.slice(0, -1), [...(this.parts.at(-1) ?? []), ...conditions]]);
  getByRole = (role: string, { name }: { name?: Name } = {}) => this.inside({ role, name });
  getByLabel = (label: Name) => this.inside({ label });
  getByText = (text: Name) => this.inside({ text });
  locator = (css: string) => this.inside({ css });
  and = (other: Description) => this.with(...(other.parts.at(-1) ?? []));
  filter = ({ hasText }: { hasText?: Name }) => this.with(hasText === undefined ? 'unknown' : { hasText });
  last = () => this.with('last');
  first = () => this.with('unknown');
  nth = () => this.with('unknown');
}

const page = new Description([]) as unknown as Page;
const startsWith =
  (...starts: string[]) =>
  (path: string) =>
    starts.some((start) => path.startsWith(start));
const watchPages = new Set(readShopWatches().map(({ path }) => String(path)));
const fullNames = readShopWatches().map(({ fullName }) => fullName);

/** The fixtures with page objects, their modules, and the paths of their screens. */
const screens = [
  { fixture: 'header', from: 'header', object: new Header(page, false), isOn: () => true },
  { fixture: 'cart', from: 'cart-page', object: new CartPage(page), isOn: startsWith('/bascket') },
  {
    fixture: 'product',
    from: 'product-page',
    object: new ProductPage(page),
    isOn: (path: string) => watchPages.has(path),
  },
  {
    fixture: 'checkout',
    from: 'checkout',
    object: new CheckoutScreens(page),
    isOn: (path: string) => /^\/(?:payment|pay|thanks|error)$/.test(path),
  },
  { fixture: 'account', from: 'account', object: new AccountScreens(page), isOn: startsWith('/auth', '/register') },
  { fixture: 'contactForm', from: 'forms', object: new ContactForm(page), isOn: startsWith('/contact') },
  {
    fixture: 'rangeFilters',
    from: 'range-filters',
    object: new RangeFilters(page, false),
    isOn: startsWith('/all', '/wfemale', '/new', '/search'),
  },
  { fixture: 'newsletterBox', from: 'forms', object: new NewsletterBox(page), isOn: () => true },
] as const;

/** Returns the class of a fixture's page object, its module in `page-objects`, and whether its constructor takes a phone flag. */
export function classOf(fixture: Fixture) {
  const { from, object } = screens.find((each) => each.fixture === fixture) ?? screens[0];
  return { name: object.constructor.name, from, knowsPhones: object.constructor.length > 1 };
}

/** An element of a page object as code, such as `cart.increase('Xeric Late Comet')`. */
export type Found = { fixture: Fixture; code: string };

export type Fixture = (typeof screens)[number]['fixture'];

export const fixtures: readonly Fixture[] = screens.map(({ fixture }) => fixture);

/** Returns the page object's element that a person used at a path; undefined if no page object has it alone. */
export function findOnScreens(element: RecordedElement, path: string): Found | undefined {
  for (const { fixture, object, isOn } of screens) {
    if (!isOn(pathOnly(path))) continue;
    const members = membersOf(object, element);
    // A radio button's name may contain a date or an amount; its position is more stable.
    const group =
      element.role === 'radio' ? members.find(({ parts }) => placeIn(parts, element) !== undefined) : undefined;
    if (group && element.alike > 1) return { fixture, code: `${group.code}.nth(${placeIn(group.parts, element)})` };
    const found = members.find(({ parts }) => describes(parts, element));
    if (found) return { fixture, code: found.code };
  }
  return undefined;
}

/** Removes query and fragment from a path. */
export const pathOnly = (path: string) => path.split(/[?#]/)[0] ?? '';

type Member = { code: string; parts: readonly Part[] };

/** Returns the elements of a page object: first those without an argument, then those of a watch, then those of any name. */
function membersOf(object: object, element: RecordedElement): Member[] {
  const own = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(object)));
  const make = (code: string, locate: () => unknown): Member[] => {
    try {
      const made = locate();
      return made instanceof Description ? [{ code, parts: made.parts }] : [];
    } catch {
      // The method does more than find an element.
      return [];
    }
  };
  const getters = own.flatMap(([name, { get }]) => (get ? make(name, () => get.call(object)) : []));
  const methods = own.filter(
    ([name, { value }]) => name !== 'constructor' && typeof value === 'function' && !isAsync(value),
  );
  const watches = fullNames.filter((name) => element.name.includes(name));
  const codes = element.name.match(/\w{4}(?:-\w{4}){3}/g) ?? [];
  const form = element.within.find(({ role }) => role === 'form')?.name ?? '';
  const given: unknown[][] = [
    ...watches.map((name) => [name]),
    ...codes.map((code) => [code]),
    ...[1, 2, 3].map((place) => [place]),
    ...rangeFilterNames.flatMap((name) => (['lowest', 'highest'] as const).map((end) => [name, end])),
    [element.name],
    [form, element.name],
  ];
  const called = given.flatMap((args) =>
    methods
      .filter(([, { value }]) => value.length === args.length)
      .flatMap(([name, { value }]) =>
        make(`${name}(${args.map(literal).join(', ')})`, () => value.apply(object, args)),
      ),
  );
  return [...getters, ...called];
}

const isAsync = (value: object) => value.constructor.name === 'AsyncFunction';

/** True if a locator describes an element and no other. */
function describes(parts: readonly Part[], element: RecordedElement): boolean {
  const nearest = nearestOf(parts, element);
  const own = parts.at(-1) ?? [];
  if (!nearest) return false;
  return own.includes('last') || (own.some(isNaming) ? nearest.count : nearest.alike) === 1;
}

/** Returns the place of an element among those that a locator without a name describes; undefined for another locator. */
function placeIn(parts: readonly Part[], element: RecordedElement): number | undefined {
  const own = parts.at(-1) ?? [];
  return own.some(isNaming) || own.includes('last') ? undefined : nearestOf(parts, element)?.place;
}

/**
 * Returns the scope in which a locator finds an element, if it matches. The last part of the locator matches the
 * element, the earlier parts its ancestors. Without earlier parts the scope is the page.
 */
function nearestOf(
  parts: readonly Part[],
  element: RecordedElement,
): Pick<RecordedPlace, 'count' | 'alike' | 'place'> | undefined {
  const own = parts.at(-1);
  if (own === undefined || !own.every((condition) => isMet(condition, element))) return undefined;
  let around = element.within;
  let nearest: Pick<RecordedPlace, 'count' | 'alike' | 'place'> = element;
  for (const [index, part] of parts.slice(0, -1).toReversed().entries()) {
    const at = around.findIndex((outer) => part.every((condition) => isAround(condition, outer)));
    const outer = around[at];
    if (!outer) return undefined;
    if (index === 0) nearest = outer;
    around = around.slice(at + 1);
  }
  return nearest;
}

/** True for a condition that distinguishes an element from others with its role. */
const isNaming = (condition: Condition): boolean =>
  typeof condition === 'object' &&
  ('label' in condition ||
    'text' in condition ||
    'hasText' in condition ||
    ('name' in condition && condition.name !== undefined));

const isAround = (condition: Condition, { role, name }: { role: string; name: string }): boolean =>
  typeof condition === 'object' && 'role' in condition && condition.role === role && isName(condition.name, name);

function isMet(condition: Condition, element: RecordedElement): boolean {
  if (condition === 'last') return element.isLast === true;
  if (condition === 'unknown') return false;
  if ('css' in condition) return condition.css === element.tag;
  if ('text' in condition) return isName(condition.text, element.name);
  if ('hasText' in condition) return isName(condition.hasText, element.name);
  if ('label' in condition)
    return (
      /^(?:textbox|combobox|spinbutton|checkbox|radio|searchbox|slider)$/.test(element.role) &&
      isName(condition.label, element.name)
    );
  return isAround(condition, element);
}

const isName = (wanted: Name, name: string) =>
  wanted === undefined || (wanted instanceof RegExp ? wanted.test(name) : wanted === name);
