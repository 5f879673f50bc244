/* Converts a recording to statements of a test. */
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { facetLabels, filteringCopy } from '@/components/filtering/copy';
import { cartTitle, wishlistTitle } from '@/components/shell/copy';
import { currencies } from '@/domain/currency';
import { facetNames } from '@/domain/filtering/facets';
import { formatMoney } from '@/domain/money';
import type { RecordedElement, RecordedEvent, Recording, Seen } from '@/domain/test-desk';
import { address, cards } from '@/e2e/page-objects/checkout';
import { type FindCopy, literal } from './copy';
import { classOf, findOnScreens, type Fixture, pathOnly } from './screens';

/** A statement of the test. `on` and `value` are those of a typed text, `group` the name of a filter's disclosure. */
type Statement = { code: string; on?: string; value?: string; group?: string };

/** Values that differ in every run. */
const CHANGES = /OH-[0-9A-Z]{8}|[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/;

const nothing: Seen = {
  path: '',
  heading: '',
  alerts: [],
  amounts: [],
  statuses: [],
  cart: '',
  wishlist: '',
  lines: [],
  saved: [],
};

/** Returns the statements of a recording: its steps, each followed by assertions of the view. */
export function statementsOf({ before, events }: Recording, findCopy: FindCopy = () => undefined): Statement[] {
  const writer = new Writer(findCopy);
  for (const event of [...before, ...events]) writer.take(event);
  writer.finish();
  return withoutUnused(withoutRepeats(inOneCall(writer.statements)));
}

/** A tab of the recording. */
class Tab {
  /** The last view that was asserted. */
  seen = nothing;
  /** Views since the last step; a step may lead to several. */
  latest: Seen | undefined;
  path = '';
  /** True after a step that may open a page, until the person sees something. */
  isLed = false;
  /** Page objects of the tab; the first tab has the test's fixtures. */
  readonly objects = new Map<Fixture, string>();

  /** @param page name of the tab's page in the test */
  constructor(readonly page: string) {}

  get isFirst(): boolean {
    return this.page === 'page';
  }
}

const tabNames = ['page', 'other', 'third', 'fourth'];

class Writer {
  readonly statements: Statement[] = [];
  private readonly tabs = new Map<string, Tab>();
  /** The tab that the person uses. */
  private tab = new Tab('page');
  /** Seeded states, the last one last: the names of their constants and their values. */
  private readonly seeded: { name: string; token?: string; number?: string; promoCode?: string }[] = [];

  constructor(private readonly findCopy: FindCopy) {}

  private add(code: string, more: Omit<Statement, 'code'> = {}): void {
    this.statements.push({ code, ...more });
  }

  /** Asserts the view before the next step. */
  finish(): void {
    const { latest } = this.tab;
    this.tab.latest = undefined;
    if (latest) this.assert(latest);
  }

  take(event: RecordedEvent): void {
    if (event.kind === 'desk') {
      this.finish();
      return this.desk(event.action, event.body, event.answer);
    }
    const tab = this.tabs.get(event.tab ?? '');
    if (!tab) return this.openTab(event);
    if (event.kind === 'seen') {
      // Shown in another tab than the current one, when the person switches to it.
      tab.path = event.seen.path;
      tab.latest = event.seen;
      tab.isLed = false;
      return;
    }
    if (tab !== this.tab) this.finish();
    this.tab = tab;
    // The page that a step opens belongs to the step.
    const isLed = tab.isLed || (event.kind === 'open' && event.isLed);
    if ((event.kind === 'open' || event.kind === 'reload') && isLed) {
      tab.path = event.path;
      return;
    }
    this.finish();
    this.step(event);
  }

  /** The first event of a tab opens a page, whatever it is. */
  private openTab(event: Exclude<RecordedEvent, { kind: 'desk' }>): void {
    if (!('path' in event)) return;
    this.finish();
    const isFirst = this.tabs.size === 0;
    const name = tabNames[this.tabs.size] ?? `tab${this.tabs.size + 1}`;
    this.tab = new Tab(name);
    this.tab.path = event.path;
    this.tabs.set(event.tab ?? '', this.tab);
    if (isFirst && 'lines' in event) this.store(event);
    const url = this.urlOf(event.path);
    this.add(isFirst ? `await page.goto(${url});` : `const ${name} = await tabs.open(${url});`);
  }

  /** Puts the lists and the currency that the person's browser had into storage; a seeded state has its own cart. */
  private store({ lines, saved, currency }: Pick<Seen, 'lines' | 'saved'> & { currency: string }): void {
    const isSeeded = this.statements.some(({ code }) => code.includes('storeWatches('));
    for (const [key, list] of [
      ['token1', isSeeded ? [] : lines],
      ['wishlist', saved],
    ] as const)
      if (list.length > 0) this.add(`await storeWatches(page, '${key}', [${list.map(watchCode).join(', ')}]);`);
    if (currency) this.add(`await storeTexts(page, { currency: ${literal(currency)} });`);
  }

  private step(event: Exclude<RecordedEvent, { kind: 'desk' | 'seen' }>): void {
    const { tab } = this;
    if ('path' in event) {
      if (event.kind === 'open') this.add(`await ${tab.page}.goto(${this.urlOf(event.path)});`);
      if (event.kind === 'reload') this.add(`await ${tab.page}.reload();`);
      if (event.kind === 'travel')
        for (let left = Math.abs(event.by); left > 0; left -= 1)
          this.add(`await ${tab.page}.${event.by < 0 ? 'goBack' : 'goForward'}();`);
      tab.path = event.path;
      tab.isLed = false;
      // The address is no news then.
      if (event.kind === 'open') tab.seen = { ...tab.seen, path: event.path };
      return;
    }
    if (event.kind === 'expect') return this.expectText(event.on, event.text);
    const option = event.kind === 'check' && filterOption(event.on);
    if (option) return this.add(`await ${this.object('rangeFilters')}.toggle(${option.map(literal).join(', ')});`);
    const on = this.locate(event.on);
    tab.isLed = event.kind === 'click' || event.kind === 'press';
    if (event.kind === 'click')
      this.add(`await ${on}.click();`, isFilterGroup(event.on) ? { group: event.on.name } : {});
    if (event.kind === 'press') this.add(`await ${on}.press(${literal(event.key)});`);
    if (event.kind === 'check') this.add(`await ${on}.${event.isChecked ? 'check' : 'uncheck'}();`);
    if (event.kind === 'select') this.add(`await ${on}.selectOption(${literal(event.value)});`);
    if (event.kind === 'fill') this.add(`await ${on}.fill(${this.typed(event.value)});`, { on, value: event.value });
  }

  /** Code of a typed text: the promo code of a seeded state, or the text. */
  private typed(value: string): string {
    const state = this.seeded.findLast(({ promoCode }) => promoCode === value);
    return state ? `${state.name}.promoCode ?? ''` : literal(value);
  }

  /** Code of a text that the shop shows: its copy, or the text. */
  private text(text: string): string {
    const quoted = /“(.+)”/.exec(text)?.slice(1) ?? [];
    const numbers = text.match(/\d+/g)?.map(Number) ?? [];
    const names = readShopWatches().flatMap(({ fullName }) => (text.includes(fullName) ? [fullName] : []));
    return this.findCopy(text, [...names, ...quoted, ...numbers, 0]) ?? literal(text);
  }

  /** Name of a page object of the tab in use. */
  private object(fixture: Fixture): string {
    const { tab } = this;
    if (tab.isFirst) return fixture;
    const known = tab.objects.get(fixture);
    if (known) return known;
    const name = tab.page + fixture.replace(/^./, (letter) => letter.toUpperCase());
    const { name: made, knowsPhones } = classOf(fixture);
    tab.objects.set(fixture, name);
    this.add(`const ${name} = new ${made}(${tab.page}${knowsPhones ? ', isMobile' : ''});`);
    return name;
  }

  /** Code of the page object's element; undefined if there is none. */
  private find(element: RecordedElement, path = this.tab.path): string | undefined {
    const found = findOnScreens(element, path);
    return found && `${this.object(found.fixture)}.${found.code}`;
  }

  /** Code of a locator: the page object's, or one by role and name. */
  private locate(element: RecordedElement): string {
    return this.find(element) ?? this.card(element) ?? this.byRole(element);
  }

  private urlOf(path: string): string {
    const token = /[?&]order=([\w-]+)/.exec(path)?.[1] ?? '';
    const state = this.seeded.findLast((each) => each.token === token);
    return state ? `${state.name}.path` : literal(path);
  }

  private desk(action: string, body: unknown, answer: unknown): void {
    const state = (answer ?? {}) as { order?: { number: string; token: string }; promoCode?: string; cart?: unknown };
    const call = `await desk.${action}(${this.argumentsOf(action, body)});`;
    if (action !== 'seed' || (!state.order && !state.cart)) return this.add(call);
    const name = `state${this.seeded.length === 0 ? '' : this.seeded.length + 1}`;
    this.seeded.push({ name, ...state.order, ...(state.promoCode && { promoCode: state.promoCode }) });
    this.add(`const ${name} = ${call}`);
    if (state.cart) this.add(`await storeWatches(page, 'token1', ${name}.cart ?? []);`);
  }

  /** Arguments of a method of `TestDesk`. */
  private argumentsOf(action: string, body: unknown): string {
    const given = body as Record<string, unknown>;
    const list = (...values: unknown[]) =>
      values
        .filter((value) => value !== undefined)
        .map(literal)
        .join(', ');
    const { state, email, userId, at, isFrozen, watch, units, what, seconds, order } = given;
    if (action === 'seed')
      return list(state, email === 'ada@example.com' && userId === undefined ? undefined : email, userId);
    if (action === 'clock')
      return at === undefined ? '' : [literal(at), ...(isFrozen ? ['{ isFrozen: true }'] : [])].join(', ');
    if (action === 'stock') return list(watch, units);
    if (action === 'break') return list(what, seconds);
    if (action !== 'events') return '';
    const seeded = this.seeded.findLast(({ number }) => number === order);
    const sent = JSON.stringify({ ...given, order: '' });
    return sent.replace('"order":""', `order: ${seeded ? `${seeded.name}.order?.number ?? ''` : literal(order)}`);
  }

  private assert(seen: Seen): void {
    const { tab } = this;
    const before = tab.seen;
    tab.seen = seen;
    const isFirst = before === nothing;
    if (!isFirst && seen.path !== before.path)
      this.add(`await expect(${tab.page}).toHaveURL(${patternOf(seen.path)});`);
    if (seen.heading !== '' && seen.heading !== before.heading) this.expectHeading(seen);
    if (!isFirst) this.expectLists(seen, before);
    const isNew = (elements: readonly RecordedElement[], { name, within }: RecordedElement) =>
      !elements.some((each) => each.name === name && each.within[0]?.name === within[0]?.name);
    for (const amount of seen.amounts) if (isNew(before.amounts, amount)) this.expectAmount(amount);
    for (const status of seen.statuses) {
      const on = isNew(before.statuses, status) && !CHANGES.test(status.name) && this.find(status);
      if (on) this.add(`await expect(${on}).toHaveText(${this.text(status.name)});`);
    }
    const [alert, ...others] = seen.alerts;
    if (alert && others.length === 0 && !before.alerts.includes(alert) && !CHANGES.test(alert))
      this.add(`await expect(${tab.page}.getByRole('main').getByRole('alert')).toShowMessage(${this.text(alert)});`);
  }

  /** Asserts the stored lists and their counts in the header. */
  private expectLists(seen: Seen, before: Seen): void {
    const { page } = this.tab;
    const isOther = (one: Seen['lines'], other: Seen['lines']) => JSON.stringify(one) !== JSON.stringify(other);
    if (isOther(seen.lines, before.lines))
      this.add(`await expect(${page}).toHaveInCart(${seen.lines.map(watchCode).join(', ')});`);
    if (isOther(seen.saved, before.saved))
      this.add(`await expect(${page}).toHaveOnWishlist(${seen.saved.map(watchCode).join(', ')});`);
    // Before hydration the links have no count.
    for (const [list, title] of [
      ['cart', cartTitle],
      ['wishlist', wishlistTitle],
    ] as const)
      if (seen[list] !== before[list] && !['', title].includes(seen[list]) && before[list] !== title)
        this.add(`await expect(${this.object('header')}.${list}).toHaveAccessibleName(${this.text(seen[list])});`);
  }

  private expectHeading({ heading, path }: Seen): void {
    const element = { role: 'heading', name: heading, tag: 'h1', within: [], place: 0, count: 1, alike: 1 };
    const found = this.find(element, path);
    if (found) this.add(`await expect(${found}).toBeVisible();`);
    else if (!CHANGES.test(heading)) this.add(`await expect(${this.byRole({ ...element, level: 1 })}).toBeVisible();`);
  }

  private expectAmount(element: RecordedElement): void {
    const amount = amountIn(element.name);
    const found = amount === undefined ? undefined : this.find(element);
    if (!found) return;
    if (element.role !== 'button') return this.add(`await expect(${found}).toShowPrice(${amount});`);
    if (found.endsWith('.payButton')) this.add(`await expect(${found}).toShowPrice(${amount}, paymentCopy.pay);`);
  }

  private expectText(element: RecordedElement, text: string): void {
    const shown = this.text(text);
    const on = element.role ? this.locate(element) : `${this.tab.page}.getByText(${shown}, { exact: true })`;
    const amount = /^[$€£¥][\d,.]+$/.test(text) ? amountIn(text) : undefined;
    if (amount !== undefined) this.add(`await expect(${on}).toShowPrice(${amount});`);
    else if (element.role === 'heading' || element.role === '') this.add(`await expect(${on}).toBeVisible();`);
    else this.add(`await expect(${on}).toShowMessage(${shown});`);
  }

  /** A card of a list, which is a link with the whole name of its watch. */
  private card({ role, name, within }: RecordedElement): string | undefined {
    if (role !== 'link' || !within.some((outer) => outer.role === 'listitem')) return undefined;
    const watch = readShopWatches().find(({ fullName }) => name.startsWith(`${fullName} `));
    return watch && `cardOf(${this.tab.page}, ${literal(watch.fullName)})`;
  }

  /** Locator by role and name, within the nearest element that makes it unique. */
  private byRole({ role, name, tag, within, place, count, level }: RecordedElement & { level?: number }): string {
    const { page } = this.tab;
    if (!role)
      return tag === 'summary'
        ? `${page}.locator('summary').and(${page}.getByText(${this.text(name)}, { exact: true }))`
        : `${page}.locator(${literal(tag)})`;
    const options = [name && `name: ${this.text(name)}, exact: true`, level && `level: ${level}`]
      .filter(Boolean)
      .join(', ');
    const own = `getByRole(${literal(role)}${options && `, { ${options} }`})`;
    if (count === 1) return `${page}.${own}`;
    const around = within.find(
      (outer) => outer.count === 1 && (outer.name !== '' || /^(?:main|banner|dialog)$/.test(outer.role)),
    );
    if (!around) return `${page}.${own}.nth(${place})`;
    const outer = around.name
      ? `${literal(around.role)}, { name: ${this.text(around.name)}, exact: true }`
      : literal(around.role);
    return `${page}.getByRole(${outer}).${own}`;
  }
}

/** The facet and the label of an option in the filters, for `rangeFilters.toggle`. */
function filterOption({ role, name, within }: RecordedElement): [facet: string, option: string] | undefined {
  if (role !== 'checkbox' || !isInFilters(within)) return undefined;
  const facet = facetNames.find((each) => within.some((outer) => outer.name === facetLabels[each]));
  // The label ends with the number of watches.
  return facet && [facet, name.replace(/ \d+$/, '')];
}

const isInFilters = (within: RecordedElement['within']): boolean =>
  within.some(({ role, name }) => role === 'form' && name === filteringCopy.title);

const isFilterGroup = ({ tag, within }: RecordedElement): boolean => tag === 'summary' && isInFilters(within);

/** A URL to compare with; what differs in every run is left out. */
function patternOf(path: string): string {
  const isFixed = !/[?&](?:order|token|declaration)=/.test(path);
  return isFixed ? literal(path) : `/${pathOnly(path).replaceAll('/', '\\/')}\\?/`;
}

/** Amount at the end of a text, as the tests write it: `1_234_00` in US cents, `{ jpy: 76_000 }`. */
function amountIn(text: string): string | undefined {
  const [, sign, units, hundredths = ''] = /([$€£])([\d,]+)\.(\d\d)$/.exec(text) ?? /(¥)([\d,]+)$/.exec(text) ?? [];
  const currency = currencies.find((each) => sign && formatMoney(0, each).startsWith(sign));
  if (!currency || units === undefined) return undefined;
  const figures = [...units.split(','), ...(hundredths ? [hundredths] : [])].join('_').replace(/^0_0?(?=\d)/, '');
  return currency === 'usd' ? figures : `{ ${currency}: ${figures} }`;
}

function watchCode({ catalogue, id, quantity }: Seen['lines'][number]): string {
  const all = readShopWatches();
  const watch = all.find((each) => each.catalogue === catalogue && each.id === id);
  if (!watch) throw new Error(`The lists of the recording have ${catalogue}/${id}, which the shop does not have.`);
  const { name } = watch.stored;
  const isUnique = all.filter(({ stored }) => stored.name === name).length === 1;
  const code = isUnique ? `watchNamed(${literal(name)})` : `watchAt(${literal(watch.path)})`;
  return quantity === 1 ? code : `{ ...${code}, quantity: ${quantity} }`;
}

const cardNames = new Map(Object.entries(cards).map(([name, number]) => [String(number), name]));

/** Uses the page objects' methods for several steps, such as the whole address, and the payment with a test card. */
function inOneCall(statements: readonly Statement[]): Statement[] {
  const joined: Statement[] = [];
  for (let index = 0; index < statements.length; index += 1) {
    const rest = statements.slice(index);
    const [first, next, third] = rest;
    if (!first) break;
    const typed = rest.slice(0, Object.keys(address).length);
    const isAddress = Object.entries(address).every(([label, text]) =>
      typed.some(({ on, value }) => on === `checkout.field(${literal(label)})` && value === text),
    );
    const [, filters, range] = /^(\w*angeFilters)\.handle\((.+)\)$/.exec(first.on ?? '') ?? [];
    if (isAddress) {
      const isSubmitted = rest[typed.length]?.code === 'await checkout.continue.click();';
      joined.push({ code: `await checkout.${isSubmitted ? 'submitDelivery' : 'fillAddress'}();` });
      index += typed.length - (isSubmitted ? 0 : 1);
    } else if (first.on === 'checkout.cardNumber') {
      const name = cardNames.get(first.value?.replaceAll(' ', '') ?? '');
      const number = name ? `cards.${name}` : literal(first.value ?? '');
      const isPaid = next?.code === 'await checkout.payButton.click();';
      joined.push({ code: isPaid ? `await checkout.pay(${number});` : `await checkout.cardNumber.fill(${number});` });
      if (isPaid) index += 1;
    } else if (
      first.code === 'await checkout.promoDisclosure.click();' &&
      next?.on === 'checkout.promoField' &&
      third?.code.includes('codeCopy.apply')
    ) {
      joined.push({ code: next.code.replace('promoField.fill(', 'enterCode(') });
      index += 2;
    } else if (first.group !== undefined && /angeFilters\.(?:toggle|handle)\(/.test(next?.code ?? '')) {
      // These methods expand the group.
    } else if (filters && range) {
      joined.push({ code: `await ${filters}.moveHandle(${range}, ${first.value});` });
    } else joined.push(first);
  }
  return joined;
}

/** Drops the names of states that no later statement reads. */
const withoutUnused = (statements: readonly Statement[]) =>
  statements.map((statement, index) => {
    const [start, name] = /^const (state\d*) = /.exec(statement.code) ?? [];
    const isRead = statements.slice(index + 1).some(({ code }) => new RegExp(String.raw`\b${name}\.`).test(code));
    return start === undefined || isRead ? statement : { ...statement, code: statement.code.slice(start.length) };
  });

/** Drops an assertion that directly follows the same one. */
const withoutRepeats = (statements: readonly Statement[]) =>
  statements.filter(({ code }, index) => code !== statements[index - 1]?.code);
