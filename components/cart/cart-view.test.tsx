import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { setDate } from '@/components/testing/browser-mock';
import { mockShop, renderWithResponses, type Shop } from '@/components/testing/shop-mock';
import { useCart } from '@/store/lines-store';
import { useCheckout } from '@/store/checkout';
import { currencyChoiceCopy } from '@/domain/currency';
import type { LineItem } from '@/domain/line-items';
import { keyedLines } from '@/domain/shared-lists';
import { watchOf } from '@/domain/testing/watches';
import { inDollarsCopy, retryCopy, cartPageCopy, lineCopy, shortLineCopy } from './copy';
import { unitsCopy } from './copy-units';
import { CartView } from './cart-view';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
const mockHandOver = jest.fn();
jest.mock('@/components/handed-list/hand-over', () => ({ HandOver: (props: object) => mockHandOver(props) }));

const half = watchOf('california', 3, { name: 'Half & Half 40', price: 300 });
const noon = watchOf('xerix', 1, { name: 'Noonmark', price: 83 });
const dive = watchOf('undone', 1, { name: 'Dive', price: 99 });
const fallbackLinks = [{ label: 'All 54 watches', href: '/all' as const }];
const user = userEvent.setup();

/** Renders the cart page with these lines in storage and these watches in the catalogue. */
async function openCart(lines: readonly LineItem[], catalogue: readonly LineItem[] = [half, noon, dive]) {
  await openCartOf(mockShop(...catalogue), lines);
}

/** Renders the cart page with a shop mock that the test controls. */
async function openCartOf(_shop: Shop, lines: readonly LineItem[]) {
  window.localStorage.setItem('token1', JSON.stringify(lines));
  useCart.rehydrate();
  await renderWithResponses(<CartView fallbackLinks={fallbackLinks} />);
}

const stored = (): LineItem[] => JSON.parse(window.localStorage.getItem('token1') ?? '[]');
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const input = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name: new RegExp(name) });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const subtotal = () => screen.getByRole('definition').textContent;
const announced = () => screen.getByRole('status').textContent;
const lineOf = (name: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name })) ?? document.body;

describe('cart lines', () => {
  // Verifies docs/product.md 20.18 (wheel over a number).
  it('a focused quantity loses the focus under the wheel and keeps its value', async () => {
    await openCart([{ ...half, quantity: 3 }]);
    await user.click(input('Half'));
    expect(input('Half')).toHaveFocus();
    fireEvent.wheel(input('Half'));
    expect(input('Half')).not.toHaveFocus();
    expect(input('Half')).toHaveValue(3);
  });

  // Verifies docs/product.md 40.1.
  it('show a quantity that another device changed, also in a field with the focus', async () => {
    await openCart([{ ...half, quantity: 3 }]);
    await user.click(input('Half'));
    fireEvent.change(input('Half'), { target: { value: '2' } });
    act(() => useCart.getState().setQuantity(half, 7));
    expect(input('Half')).toHaveValue(7);
    await user.tab();
    expect(input('Half')).toHaveValue(7);
    expect(subtotal()).toBe('$2,100.00');
  });

  it('show linked name, unit price, quantity, line total and subtotal', async () => {
    await openCart([{ ...half, quantity: 2 }, noon]);
    expect(names()).toEqual(['California Half & Half 40', 'Xeric Noonmark']);
    expect(screen.getByRole('link', { name: 'California Half & Half 40' })).toHaveAttribute('href', '/all/xerix/1');
    expect(lineOf('California Half & Half 40')).toHaveTextContent(cartPageCopy.each('$300.00'));
    expect(lineOf('California Half & Half 40')).toHaveTextContent(`${cartPageCopy.all}$600.00`);
    expect(input('California Half & Half 40')).toHaveValue(2);
    expect(subtotal()).toBe('$683.00');
    expect(screen.getByRole('link', { name: cartPageCopy.checkout })).toHaveAttribute('href', '/payment');
  });

  it('show the amount missing for free shipping', async () => {
    await openCart([noon]);
    expect(screen.getByRole('list', { name: cartPageCopy.shipping })).toHaveTextContent(
      'Add more than $16.00 for free USPS First Class within the U.S.',
    );
  });

  it('update when another tab changes the cart', async () => {
    await openCart([noon]);
    await act(async () => useCart.getState().add(half));
    expect(names()).toEqual(['Xeric Noonmark', 'California Half & Half 40']);
  });
});

describe('quantity input', () => {
  // Verifies docs/product.md 9.4 (valid input).
  it('applies a typed quantity at once and announces it with the subtotal', async () => {
    await openCart([noon, half]);
    await user.type(input('Xeric Noonmark'), '10');
    expect(stored()[0]).toMatchObject({ quantity: 10 });
    expect(subtotal()).toBe('$1,130.00');
    expect(announced()).toBe(cartPageCopy.counted('Xeric Noonmark', 10, '$1,130.00'));
  });

  // Verifies docs/product.md 9.4 (input above 10, input below 1, input that is no number, blur).
  it.each([
    ['25', 10],
    ['12', 10],
    ['0', 1],
    ['-3', 1],
    ['2.5', 2],
    ['', 3],
  ])('flags %j as invalid and clamps it to %d on blur', async (text, quantity) => {
    await openCart([{ ...noon, quantity: 3 }]);
    await user.clear(input('Xeric Noonmark'));
    if (text) await user.type(input('Xeric Noonmark'), text);
    expect(input('Xeric Noonmark')).toBeInvalid();
    expect(input('Xeric Noonmark')).toHaveAccessibleDescription(cartPageCopy.rangeRule(1, 10));
    await user.tab();
    expect(input('Xeric Noonmark')).toHaveValue(quantity);
    expect(input('Xeric Noonmark')).toBeValid();
    expect(stored()[0]).toMatchObject({ quantity });
  });

  // Verifies docs/product.md 9.4 (quantity from before the typing).
  it.each([
    ['on blur', ''],
    ['on Enter', '{Enter}'],
  ])('returns to the quantity from before the typing %s, also if valid input was applied between', async (_, key) => {
    await openCart([{ ...noon, quantity: 2 }]);
    const typing = async (text: string, quantity: number) => {
      await user.clear(input('Xeric Noonmark'));
      await user.type(input('Xeric Noonmark'), text);
      expect(stored()[0]).toMatchObject({ quantity });
      await user.clear(input('Xeric Noonmark'));
      await user.type(input('Xeric Noonmark'), key || '{Backspace}');
      if (!key) await user.tab();
    };
    await typing('7', 7);
    expect(stored()[0]).toMatchObject({ quantity: 2 });
    expect(input('Xeric Noonmark')).toHaveValue(2);
    // A typing that has ended is not the one before the next.
    await user.click(button(cartPageCopy.more('Xeric Noonmark')));
    await typing('10', 10);
    expect(stored()[0]).toMatchObject({ quantity: 3 });
  });

  // Verifies docs/product.md 9.4 (Enter).
  it('clamps the quantity on Enter and keeps the focus', async () => {
    await openCart([noon]);
    await user.clear(input('Xeric Noonmark'));
    await user.type(input('Xeric Noonmark'), '25{Enter}');
    expect(input('Xeric Noonmark')).toHaveValue(10);
    expect(input('Xeric Noonmark')).toHaveFocus();
    expect(stored()[0]).toMatchObject({ quantity: 10 });
  });

  it('changes by buttons, which keep the focus and do nothing at the limits 1 and 10', async () => {
    await openCart([{ ...half, quantity: 9 }]);
    const [less, more] = [
      button(cartPageCopy.fewer('California Half & Half 40')),
      button(cartPageCopy.more('California Half & Half 40')),
    ];
    await user.click(more);
    await user.click(more);
    expect(input('Half')).toHaveValue(10);
    expect(more).toHaveAttribute('aria-disabled', 'true');
    expect(more).toHaveFocus();
    for (let press = 0; press < 12; press += 1) await user.click(less);
    expect(input('Half')).toHaveValue(1);
    expect(stored()).toEqual([half]);
    expect(less).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('Remove button', () => {
  // Verifies docs/product.md 9.3 (cart).
  it('shows a focused Undo in the place of the line, which restores quantity and focus', async () => {
    const lines = [noon, { ...half, quantity: 4 }, dive];
    await openCart(lines);
    await user.click(button(lineCopy.removeOf('California Half & Half 40')));
    expect(stored()).toEqual([noon, dive]);
    expect(button(/^Undo/)).toHaveFocus();
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(cartPageCopy.removed('California Half & Half 40'));
    expect(announced()).toBe(cartPageCopy.removed('California Half & Half 40'));
    await user.keyboard('{Enter}');
    expect(stored()).toEqual(lines);
    expect(names()).toEqual(['Xeric Noonmark', 'California Half & Half 40', 'Undone Dive']);
    expect(button(lineCopy.removeOf('California Half & Half 40'))).toHaveFocus();
    expect(announced()).toBe(lineCopy.isBack('California Half & Half 40'));
  });

  it('shows Undo beside the empty state when the last line is removed', async () => {
    await openCart([noon]);
    await user.click(button(lineCopy.removeOf('Xeric Noonmark')));
    expect(names()).toEqual([cartPageCopy.empty]);
    expect(screen.queryByRole('link', { name: cartPageCopy.checkout })).not.toBeInTheDocument();
    await user.click(button(/^Undo/));
    expect(names()).toEqual(['Xeric Noonmark']);
  });

  // Verifies docs/product.md 9.3 (next change of the cart).
  it('offers Undo until the next change', async () => {
    await openCart([noon, half, dive]);
    await user.click(button(lineCopy.removeOf('Xeric Noonmark')));
    await user.click(button(lineCopy.removeOf('California Half & Half 40')));
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    expect(button(/^Undo/)).toHaveAccessibleName(lineCopy.undoOf('California Half & Half 40'));
    expect(button(/^Undo/)).toHaveFocus();
    await user.click(button(cartPageCopy.more('Undone Dive')));
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('withdraws Undo when another tab adds the watch again', async () => {
    await openCart([noon, half]);
    await user.click(button(lineCopy.removeOf('Xeric Noonmark')));
    act(() => useCart.getState().add(noon));
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(names()).toEqual(['California Half & Half 40', 'Xeric Noonmark']);
  });
});

describe('a watch with low stock', () => {
  afterEach(() => act(() => useCheckout.getState().clear()));

  // Verifies docs/product.md 5.16 (cart).
  it.each([
    [0, shortLineCopy.soldOut],
    [1, shortLineCopy.fewLeft(1)],
  ])('shows a shortage when %d are left and the line asks for more', async (left, message) => {
    const shop = mockShop(half, noon);
    shop.left = left;
    await openCartOf(shop, [{ ...half, quantity: 2 }]);
    expect(lineOf('California Half & Half 40')).toHaveTextContent(message);
    expect(input('California Half & Half 40')).toHaveValue(2);
  });

  // Verifies docs/product.md 25.5.
  it('asks for the stock with the shopper’s own unpaid order, whose units count as free', async () => {
    const shop = mockShop(half);
    useCheckout.getState().saveAttempt({ key: 'key-0', body: '{}', token: 'order-0' });
    await openCartOf(shop, [{ ...half, quantity: 2 }]);
    expect(shop.stockRequests).toEqual(['keys=california%2F3&own=order-0']);
  });

  it('shows no shortage when stock is sufficient', async () => {
    const shop = mockShop(half);
    shop.left = 2;
    await openCartOf(shop, [{ ...half, quantity: 2 }]);
    expect(lineOf('California Half & Half 40')).not.toHaveTextContent(/left|sold out/i);
    await user.click(button(cartPageCopy.more('California Half & Half 40')));
    expect(lineOf('California Half & Half 40')).toHaveTextContent(shortLineCopy.fewLeft(2));
  });
});

describe('a watch changed in the catalogue', () => {
  // Verifies docs/product.md 9.7 (name, price).
  it('is updated on the page and in storage and shows its former name and price', async () => {
    await openCart([{ ...half, name: 'Half 40', quantity: 2 }, noon], [{ ...half, price: 280 }, noon]);
    expect(lineOf('California Half & Half 40')).toHaveTextContent(
      `${lineCopy.priceChanged('$300.00', '$280.00')} ${lineCopy.renamed('Half 40')}`,
    );
    expect(lineOf('Xeric Noonmark')).not.toHaveTextContent(/changed|called/);
    expect(subtotal()).toBe('$643.00');
    expect(stored()).toEqual([{ ...half, price: 280, quantity: 2 }, noon]);
  });

  // Verifies docs/product.md 9.7 (watch no longer sold).
  it('is marked, left out of the subtotal and removable when it is no longer sold', async () => {
    await openCart([half, noon], [noon]);
    expect(lineOf('California Half & Half 40')).toHaveTextContent(cartPageCopy.notSold);
    expect(screen.queryByRole('link', { name: 'California Half & Half 40' })).not.toBeInTheDocument();
    expect(subtotal()).toBe('$83.00');
    expect(mockHandOver).toHaveBeenLastCalledWith({ list: 'cart', lines: keyedLines([noon]) });
    await user.click(button(cartPageCopy.more('Xeric Noonmark')));
    expect(announced()).toBe(cartPageCopy.counted('Xeric Noonmark', 2, '$166.00'));
    await user.click(button(lineCopy.removeOf('California Half & Half 40')));
    expect(stored()).toEqual([{ ...noon, quantity: 2 }]);
  });

  it('leaves no summary and no checkout when it was the only one and is no longer sold', async () => {
    await openCart([half], []);
    expect(names()).toEqual(['California Half & Half 40']);
    expect(screen.queryByRole('region', { name: cartPageCopy.summary })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: cartPageCopy.checkout })).not.toBeInTheDocument();
  });

  it('follows the weekend price that begins and ends while the page is open, on the page and in storage', async () => {
    const at = (date: string) => {
      setDate(date);
      act(() => void window.dispatchEvent(new Event('pageshow')));
    };
    at('2026-11-20T12:00:00-05:00');
    const shop = mockShop(half);
    shop.weekendCents = 210_00;
    await openCartOf(shop, [half]);
    at('2026-11-21T12:00:00-05:00');
    expect(subtotal()).toBe('$210.00');
    expect(stored()).toEqual([{ ...half, price: 210 }]);
    at('2026-11-23T12:00:00-05:00');
    jest.useRealTimers();
    expect(subtotal()).toBe('$300.00');
    expect(stored()).toEqual([half]);
  });

  it('is not written again when a tab with an older catalogue overwrites it', async () => {
    await openCart([half], [{ ...half, price: 280 }]);
    const older = JSON.stringify([half]);
    window.localStorage.setItem('token1', older);
    act(() => useCart.rehydrate());
    expect(window.localStorage.getItem('token1')).toBe(older);
    expect(subtotal()).toBe('$280.00');
  });

  it('is shown without a change note when its stored price is a fraction of a cent off', async () => {
    await openCart(
      [
        { ...half, price: 300.004 },
        { ...noon, price: 82.999 },
      ],
      [half],
    );
    expect(names()).toEqual(['California Half & Half 40', 'Xeric Noonmark']);
    expect(lineOf('California Half & Half 40')).not.toHaveTextContent('changed');
  });
});

describe('while the shop has not answered', () => {
  it('stored lines are editable and none is marked as no longer sold', async () => {
    const shop = mockShop(noon);
    shop.wait();
    await openCartOf(shop, [{ ...half, quantity: 2 }, noon]);
    expect(names()).toEqual(['California Half & Half 40', 'Xeric Noonmark']);
    expect(subtotal()).toBe('$683.00');
    expect(screen.queryByText(cartPageCopy.notSold)).not.toBeInTheDocument();
    await user.click(button(cartPageCopy.more('Xeric Noonmark')));
    expect(subtotal()).toBe('$766.00');
    await shop.answer();
    expect(lineOf('California Half & Half 40')).toHaveTextContent(cartPageCopy.notSold);
    expect(screen.getByRole('link', { name: 'Xeric Noonmark' })).toHaveAttribute('href', '/all/xerix/1');
    expect(subtotal()).toBe('$166.00');
  });

  it('a price change appears with the answer and keeps the edits made before it', async () => {
    const shop = mockShop({ ...half, price: 280 });
    shop.wait();
    await openCartOf(shop, [half]);
    await user.click(button(cartPageCopy.more('California Half & Half 40')));
    expect(subtotal()).toBe('$600.00');
    await shop.answer();
    expect(lineOf('California Half & Half 40')).toHaveTextContent(lineCopy.priceChanged('$300.00', '$280.00'));
    expect(stored()).toEqual([{ ...half, price: 280, quantity: 2 }]);
  });

  it('each watch is requested once per visit', async () => {
    const shop = mockShop(half, noon, dive);
    await openCartOf(shop, [half, noon]);
    await user.click(button(lineCopy.removeOf('Xeric Noonmark')));
    await user.click(button(/^Undo/));
    await act(async () => useCart.getState().add(dive));
    expect(shop.requests.map((path) => decodeURIComponent(path))).toEqual([
      '/api/watches?keys=california/3,xerix/1',
      '/api/watches?keys=undone/1',
    ]);
    expect(shop.stockRequests).toEqual(['keys=california%2F3%2Cxerix%2F1', 'keys=undone%2F1']);
  });
});

describe('an unreachable shop', () => {
  const notice = () => screen.queryByText(cartPageCopy.unreachable);

  // Verifies docs/product.md 9.13 (press).
  it('leaves the stored lines usable and is retried by a press', async () => {
    const shop = mockShop({ ...half, price: 280 });
    shop.isReachable = false;
    await openCartOf(shop, [half]);
    expect(notice()).toBeVisible();
    expect(screen.getByRole('link', { name: cartPageCopy.checkout })).toBeVisible();
    await user.click(button(cartPageCopy.more('California Half & Half 40')));
    expect(subtotal()).toBe('$600.00');

    await user.click(button(retryCopy.again));
    expect(notice()).toBeVisible();
    expect(button(retryCopy.again)).toHaveFocus();
    shop.isReachable = true;
    await user.click(button(retryCopy.again));
    expect(notice()).not.toBeInTheDocument();
    expect(subtotal()).toBe('$560.00');
    expect(shop.requests).toHaveLength(3);
  });

  // Verifies docs/product.md 20.15.
  it('passes the focus of its button to the main part when a retry has loaded the watches', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    Object.assign(main, { id: 'main', tabIndex: -1 });
    const shop = mockShop(half);
    shop.isReachable = false;
    await openCartOf(shop, [half]);
    shop.isReachable = true;
    await user.click(button(retryCopy.again));
    expect(main).toHaveFocus();
    main.remove();
  });

  it('shows that a retry runs, and no longer when it has failed', async () => {
    const shop = mockShop(half);
    shop.isReachable = false;
    await openCartOf(shop, [half]);
    shop.wait();
    await user.click(button(retryCopy.again));
    expect(button(retryCopy.busy)).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(retryCopy.busy));
    await shop.answer();
    expect(button(retryCopy.again)).toHaveAttribute('aria-disabled', 'false');
    expect(shop.requests).toHaveLength(2);
  });

  it('is retried on the online event', async () => {
    const shop = mockShop(half);
    shop.isReachable = false;
    await openCartOf(shop, [half]);
    shop.isReachable = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'California Half & Half 40' })).toBeVisible();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(shop.requests).toHaveLength(2);
  });
});

describe('an empty cart', () => {
  it('shows its message and the fallback links only after storage is read', async () => {
    expect(renderToString(<CartView fallbackLinks={fallbackLinks} />)).not.toMatch(/empty|All 54/);
    await openCart([]);
    expect(names()).toEqual([cartPageCopy.empty]);
    expect(screen.getByRole('link', { name: 'All 54 watches' })).toHaveAttribute('href', '/all');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

it.each([
  [[1], '1 watch'],
  [[2], '1 watch, 2 pieces'],
  [[1, 1], '2 watches'],
  [[1, 2], '2 watches, 3 pieces'],
])('unitsCopy of quantities %j is %j (docs/product.md 9.15)', (quantities, copy) => {
  expect(unitsCopy(quantities.map((quantity) => ({ ...half, quantity })))).toBe(copy);
});

// Verifies docs/product.md 44.3 (cart, in dollars).
describe('in another currency', () => {
  const inYen = { 'california/3': { jpy: { priceCents: 46_000 } }, 'xerix/1': { jpy: { priceCents: 13_000 } } };
  const open = async (otherPrices: Shop['otherPrices'], wait = false) => {
    const shop = mockShop(half, noon);
    shop.otherPrices = otherPrices;
    if (wait) shop.wait();
    await openCartOf(shop, [{ ...half, price: 290, quantity: 2 }, noon]);
    return shop;
  };
  beforeEach(() => void (document.documentElement.dataset.currency = 'jpy'));
  afterEach(() => void delete document.documentElement.dataset.currency);

  it('the cart shows its amounts and the missing amount for free shipping in that currency', async () => {
    await open(inYen);
    expect(lineOf('California Half & Half 40')).toHaveTextContent('¥92,000¥46,000 each');
    expect(subtotal()).toBe('¥105,000');
    expect(document.body).not.toHaveTextContent(/\$\d/);
    await user.click(button(cartPageCopy.more('Xeric Noonmark')));
    expect(announced()).toBe(cartPageCopy.counted('Xeric Noonmark', 2, '¥118,000'));
  });

  it('the cart shows its weekend prices in that currency on a weekend', async () => {
    setDate('2026-11-21T12:00:00-05:00');
    await open({ ...inYen, 'xerix/1': { jpy: { priceCents: 13_000, weekendCents: 9100 } } });
    jest.useRealTimers();
    expect(subtotal()).toBe('¥101,100');
  });

  // Verifies docs/product.md 9.7.
  it('the cart states the price before a weekend began in that currency, and no other former price', async () => {
    setDate('2026-11-21T12:00:00-05:00');
    const shop = mockShop(half, noon);
    shop.weekendCents = 210_00;
    shop.otherPrices = { ...inYen, 'california/3': { jpy: { priceCents: 46_000, weekendCents: 34_500 } } };
    await openCartOf(shop, [half, { ...noon, price: noon.price + 1 }]);
    jest.useRealTimers();
    expect(lineOf('California Half & Half 40')).toHaveTextContent(lineCopy.priceChanged('¥46,000', '¥34,500'));
    expect(lineOf('Xeric Noonmark')).not.toHaveTextContent(lineCopy.priceChanged('', '').slice(0, 18));
  });

  it('the cart states the weekend price that has ended in that currency', async () => {
    setDate('2026-11-23T12:00:00-05:00');
    const shop = mockShop(half, noon);
    shop.weekendCents = 210_00;
    shop.otherPrices = { ...inYen, 'california/3': { jpy: { priceCents: 46_000, weekendCents: 34_500 } } };
    await openCartOf(shop, [{ ...half, price: 210 }, noon]);
    jest.useRealTimers();
    expect(lineOf('California Half & Half 40')).toHaveTextContent(lineCopy.priceChanged('¥34,500', '¥46,000'));
  });

  it('the cart shows no amount before the prices in that currency are loaded', async () => {
    const shop = await open(inYen, true);
    expect(subtotal()?.trim()).toBe('');
    expect(document.body).not.toHaveTextContent(/[$¥]\d/);
    await shop.answer();
    expect(subtotal()).toBe('¥105,000');
  });

  it('the cart is in US dollars, and says so, if a watch has no price in that currency', async () => {
    await open({ 'xerix/1': inYen['xerix/1'] });
    expect(subtotal()).toBe('$683.00');
    expect(lineOf('Xeric Noonmark')).toHaveTextContent('$83.00');
    expect(screen.getByText(inDollarsCopy)).toBeVisible();
    const choice = screen.getByRole('combobox', { name: currencyChoiceCopy.label });
    expect(choice.parentElement).toHaveClass('needs-script', 'currency-choice');
    expect(document.body).not.toHaveTextContent(/¥\d/);
  });
});
