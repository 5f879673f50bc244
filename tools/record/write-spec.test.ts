// Verifies docs/product.md 43.8.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { cartPageCopy } from '@/components/cart/copy';
import { codeCopy, deliveryTitle, shippingTitle } from '@/components/checkout/copy';
import { facetLabels, filteringCopy } from '@/components/filtering/copy';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import type { RecordedElement, RecordedEvent, Recording, Seen } from '@/domain/test-desk';
import { address } from '@/e2e/page-objects/checkout';
import { statementsOf } from './statements';
import { writeSpec } from './write-spec';

// The formatter is a native module, which Jest does not load.
jest.mock('@/tools/reports/format', () => ({ formatText: (_path: string, text: string) => text }));

const within = (role: string, name = '', alike = 1) => ({ role, name, count: 1, alike, place: 0 });

const element = (role: string, name: string, change: Partial<RecordedElement> = {}): RecordedElement => ({
  role,
  name,
  tag: 'button',
  within: [within('main')],
  place: 0,
  count: 1,
  alike: 1,
  ...change,
});

const empty = {
  heading: '',
  alerts: [],
  amounts: [],
  statuses: [],
  cart: 'Cart, empty',
  wishlist: 'Wishlist, empty',
  lines: [],
  saved: [],
};

const seen = (path: string, change: Partial<Seen> = {}) => ({
  kind: 'seen' as const,
  seen: { path, ...empty, ...change },
});

type Open = Extract<RecordedEvent, { kind: 'open' | 'reload' }>;
type Given = Partial<Pick<Open, 'isLed' | 'lines' | 'saved' | 'currency'>>;
type Step = RecordedEvent extends infer Each
  ? Each extends { at: number }
    ? Omit<Each, 'at' | 'width' | keyof Given> & Given
    : never
  : never;

const recordingOf = (steps: readonly Step[], before: readonly Step[] = []): Recording => {
  const at = (events: readonly Step[]) =>
    events.map((event, index) => ({
      isLed: false,
      width: 1280,
      lines: [],
      saved: [],
      currency: '',
      tab: 'one',
      ...event,
      at: index,
    })) as RecordedEvent[];
  return { title: "it's a watch in the cart", requirements: '', before: at(before), events: at(steps) };
};

const codesOf = (...given: Parameters<typeof recordingOf>) =>
  statementsOf(recordingOf(...given)).map(({ code }) => code);

const watch = readShopWatches().find(({ catalogue, id }) => catalogue === 'california' && id === 1);
if (!watch) throw new Error('The catalogue has no such watch.');
const { fullName } = watch;
const line = { catalogue: 'california', id: 1, quantity: 1 };
const subtotal = element('definition', '$300.00', {
  tag: 'dd',
  within: [within('region', cartPageCopy.summary)],
  isLast: true,
});

const intoTheCart: Step[] = [
  { kind: 'open', path: '/all/california/1' },
  seen('/all/california/1', { heading: fullName }),
  { kind: 'click', on: element('button', 'Add to Cart') },
  seen('/all/california/1', { heading: fullName, cart: 'Cart, 1', lines: [line] }),
  { kind: 'click', on: element('link', 'Cart, 1', { within: [within('banner')] }) },
  { kind: 'open', path: '/bascket/mybascket' },
  seen('/bascket/mybascket', { heading: cartPageCopy.title, cart: 'Cart, 1', lines: [line], amounts: [subtotal] }),
  { kind: 'click', on: element('button', cartPageCopy.more(fullName)) },
];

test('the program writes a formatted spec with page objects, matchers, watches and requirements', () => {
  const root = join(__dirname, '..', '..');
  const program = ['scripts/run.cjs', 'tools/record/record.ts'];
  const input = JSON.stringify(recordingOf(intoTheCart));
  const spec = execFileSync(process.execPath, program, { cwd: root, input, encoding: 'utf8' });
  expect(spec).toMatchInlineSnapshot(`
    "// Verifies docs/product.md 3.4, 9.2, 9.4, 9.5.
    import { cartPageCopy } from '@/components/cart/copy';
    import { cartLabel } from '@/components/shell/copy';
    import { expect, test } from './support/fixtures';
    import { watchNamed } from './support/shop';

    test("it's a watch in the cart", async ({ page, header, cart, product }) => {
      await page.goto('/all/california/1');
      await expect(page.getByRole('heading', { name: 'California Tule Fog 38', exact: true, level: 1 })).toBeVisible();
      await product.addToCart.click();
      await expect(page).toHaveInCart(watchNamed('Tule Fog 38'));
      await expect(header.cart).toHaveAccessibleName(cartLabel(1));
      await header.cart.click();
      await expect(page).toHaveURL('/bascket/mybascket');
      await expect(page.getByRole('heading', { name: cartPageCopy.title, exact: true, level: 1 })).toBeVisible();
      await expect(cart.subtotal).toShowPrice(300_00);
      await cart.increase('California Tule Fog 38').click();
    });
    "
  `);
});

test('a state and a clock of the test desk are repeated, and its order is opened by its new token', () => {
  const order = { number: 'OH-7K3M9QX2', token: 'a'.repeat(32) };
  const path = `/thanks?order=${order.token}`;
  expect(
    codesOf(
      [
        { kind: 'desk', action: 'clock', body: { at: '2026-11-27T23:59:00-05:00', isFrozen: true }, answer: {} },
        { kind: 'open', path },
        seen(path, { heading: `Order ${order.number}` }),
      ],
      [{ kind: 'desk', action: 'seed', body: { state: 'paid-order-japan' }, answer: { order, path } }],
    ),
  ).toEqual([
    "const state = await desk.seed('paid-order-japan');",
    "await desk.clock('2026-11-27T23:59:00-05:00', { isFrozen: true });",
    'await page.goto(state.path);',
    'await expect(checkout.orderNumber).toBeVisible();',
  ]);
});

test.each([
  ['eur', '€1,300.00', '{ eur: 1_300_00 }'],
  ['jpy', '¥76,000', '{ jpy: 76_000 }'],
  ['gbp', '£0.05', '{ gbp: 5 }'],
  ['usd', '$0.50', '50'],
])('a recording in %s has the amount %s of that currency', async (currency, shown, amount) => {
  const recording = recordingOf([
    { kind: 'open', path: '/bascket/mybascket', currency },
    seen('/bascket/mybascket', { amounts: [{ ...subtotal, name: shown }] }),
    { kind: 'expect', on: { ...subtotal, name: shown }, text: shown },
  ]);
  const codes = statementsOf(recording).map(({ code }) => code);
  expect(codes).toEqual([
    `await storeTexts(page, { currency: '${currency}' });`,
    "await page.goto('/bascket/mybascket');",
    `await expect(cart.subtotal).toShowPrice(${amount});`,
  ]);
  expect(await writeSpec(recording)).toContain("import { storeTexts } from './support/storage';");
});

test('the cart of a state is put into storage', () => {
  const answer = { state: 'full-cart-friday-night', cart: [line], path: '/bascket/mybascket' };
  expect(codesOf([{ kind: 'desk', action: 'seed', body: { state: 'full-cart-friday-night' }, answer }])).toEqual([
    "const state = await desk.seed('full-cart-friday-night');",
    "await storeWatches(page, 'token1', state.cart ?? []);",
  ]);
});

test('a typed address and a payment with a test card become one call each', () => {
  const form = { tag: 'input', within: [within('form', deliveryTitle, 8)] };
  const steps = codesOf([
    { kind: 'open', path: '/payment' },
    seen('/payment'),
    ...Object.entries(address).map(([name, value]) => ({
      kind: 'fill' as const,
      on: element('textbox', name, form),
      value,
    })),
    { kind: 'click', on: element('button', 'Continue to payment') },
    seen('/pay', { amounts: [element('button', 'Pay $300.00')] }),
    { kind: 'fill', on: element('textbox', 'Card number', { tag: 'input' }), value: '4242 4242 4242 4242' },
    { kind: 'click', on: element('button', 'Pay $300.00') },
    seen('/thanks?order=abc', { heading: 'Order OH-7K3M9QX2' }),
  ]);
  expect(steps).toEqual([
    "await page.goto('/payment');",
    'await checkout.submitDelivery();',
    "await expect(page).toHaveURL('/pay');",
    'await expect(checkout.payButton).toShowPrice(300_00, paymentCopy.pay);',
    'await checkout.pay(cards.success);',
    'await expect(page).toHaveURL(/\\/thanks\\?/);',
    'await expect(checkout.orderNumber).toBeVisible();',
  ]);
});

test('an element of no page object is found by role and name, within an element that makes it unique', () => {
  expect(
    codesOf([
      { kind: 'open', path: '/about' },
      seen('/about'),
      { kind: 'fill', on: element('textbox', "It's", { tag: 'input' }), value: "a 'b'" },
      {
        kind: 'click',
        on: element('link', 'Shop', { count: 2, place: 1, within: [within('navigation', 'Help')] }),
      },
      { kind: 'expect', on: element('definition', '$1,234.50', { tag: 'dd', count: 2, place: 1 }), text: '$1,234.50' },
      { kind: 'open', path: '/all' },
      { kind: 'travel', path: '/about', by: -1 },
    ]),
  ).toEqual([
    "await page.goto('/about');",
    "await page.getByRole('textbox', { name: 'It\\'s', exact: true }).fill('a \\'b\\'');",
    "await page.getByRole('navigation', { name: 'Help', exact: true }).getByRole('link', { name: 'Shop', exact: true }).click();",
    "await expect(page.getByRole('main').getByRole('definition', { name: '$1,234.50', exact: true })).toShowPrice(1_234_50);",
    'await page.goBack();',
  ]);
});

test('a promo code of a state is typed from that state, because it differs in every run', () => {
  const answer = {
    order: { number: 'OH-7K3M9QX2', token: 'a'.repeat(32) },
    promoCode: '7K3M-9QX2-AAAA-BBBB',
    path: '/',
  };
  const form = { tag: 'input', within: [within('form', codeCopy.title)] };
  expect(
    codesOf([
      { kind: 'desk', action: 'seed', body: { state: 'paid-order', email: 'ada@example.com' }, answer },
      { kind: 'open', path: '/pay' },
      { kind: 'fill', on: element('textbox', codeCopy.code, form), value: answer.promoCode },
      {
        kind: 'desk',
        action: 'events',
        body: { order: 'OH-7K3M9QX2', events: [{ type: 'charge.refunded' }] },
        answer: {},
      },
    ]),
  ).toEqual([
    "const state = await desk.seed('paid-order');",
    "await page.goto('/pay');",
    "await checkout.promoField.fill(state.promoCode ?? '');",
    `await desk.events({order: state.order?.number ?? '',"events":[{"type":"charge.refunded"}]});`,
  ]);
});

test('a second tab has its own page and page objects, and shows what it saw before its next step', () => {
  const other = { tab: 'two' } as const;
  expect(
    codesOf([
      { kind: 'open', path: '/bascket/mybascket', lines: [line] },
      seen('/bascket/mybascket', { lines: [line] }),
      { ...other, kind: 'open', path: '/bascket/mybascket', isLed: true },
      { ...other, ...seen('/bascket/mybascket', { lines: [line] }) },
      { kind: 'click', on: element('button', cartPageCopy.more(fullName)) },
      seen('/bascket/mybascket', { lines: [{ ...line, quantity: 2 }] }),
      { ...other, ...seen('/bascket/mybascket', { lines: [{ ...line, quantity: 2 }] }) },
      { ...other, kind: 'click', on: element('button', cartPageCopy.more(fullName)) },
      { ...other, kind: 'travel', path: '/all', by: 1 },
      { kind: 'reload', path: '/bascket/mybascket' },
    ]),
  ).toEqual([
    "await storeWatches(page, 'token1', [watchNamed('Tule Fog 38')]);",
    "await page.goto('/bascket/mybascket');",
    "const other = await tabs.open('/bascket/mybascket');",
    "await cart.increase('California Tule Fog 38').click();",
    "await expect(page).toHaveInCart({ ...watchNamed('Tule Fog 38'), quantity: 2 });",
    "await expect(other).toHaveInCart({ ...watchNamed('Tule Fog 38'), quantity: 2 });",
    'const otherCart = new CartPage(other);',
    "await otherCart.increase('California Tule Fog 38').click();",
    'await other.goForward();',
    'await page.reload();',
  ]);
});

test('an option of a facet and an end of a range become one call each, with their group', () => {
  const form = within('form', filteringCopy.title, 8);
  const status = element('status', '7 of 54 watches', { tag: 'p' });
  expect(
    codesOf([
      { kind: 'open', path: '/all' },
      seen('/all'),
      { kind: 'click', on: element('', facetLabels.movement, { tag: 'summary', within: [form] }) },
      {
        kind: 'check',
        on: element('checkbox', 'Automatic 7', { within: [within('group', facetLabels.movement), form] }),
        isChecked: true,
      },
      seen('/all?movement=automatic', { statuses: [status] }),
      { kind: 'fill', on: element('slider', filteringCopy.highest('price'), { within: [form] }), value: '300' },
    ]),
  ).toEqual([
    "await page.goto('/all');",
    "await rangeFilters.toggle('movement', 'Automatic');",
    "await expect(page).toHaveURL('/all?movement=automatic');",
    "await expect(rangeFilters.count).toHaveText('7 of 54 watches');",
    "await rangeFilters.moveHandle('price', 'highest', 300);",
  ]);
});

test('an element that its page object shares with others is found by its place or its name', () => {
  const group = (alike: number, place = 0) => ({
    tag: 'input',
    alike,
    within: [{ ...within('group', shippingTitle, alike), place }],
  });
  expect(
    codesOf([
      { kind: 'open', path: '/payment' },
      seen('/payment'),
      { kind: 'check', on: element('radio', 'Express $29.95', group(3, 2)), isChecked: true },
      { kind: 'check', on: element('radio', 'Standard Free', group(1)), isChecked: true },
      { kind: 'open', path: '/bascket/mybascket' },
      { kind: 'fill', on: element('spinbutton', 'Units', { tag: 'input', alike: 2 }), value: '2' },
    ]),
  ).toEqual([
    "await page.goto('/payment');",
    'await checkout.services.nth(2).check();',
    'await checkout.services.check();',
    "await page.goto('/bascket/mybascket');",
    "await page.getByRole('spinbutton', { name: 'Units', exact: true }).fill('2');",
  ]);
});

test('a recording on a narrow screen runs on the phone', async () => {
  const recording = recordingOf([{ kind: 'open', path: '/all' }, seen('/all')]);
  const events = recording.events.map((event) => (event.kind === 'open' ? { ...event, width: 360 } : event));
  expect(await writeSpec({ ...recording, events })).toContain(
    `test("it's a watch in the cart", { tag: '@phone' }, async ({ page, isMobile }) => {
test.skip(!isMobile, 'recorded on a phone');
await page.goto('/all');
`,
  );
});
