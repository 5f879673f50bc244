import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { mockShop, renderWithAnswers, type Shop } from '@/components/testing/shop-mock';
import { useCart } from '@/store/cart';
import type { LineItem } from '@/domain/line-items';
import { watchOf } from '@/domain/testing/watches';
import { retryCopy, cartPageCopy, lineCopy, shortLineCopy } from './copy';
import { CartView } from './cart-view';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const half = watchOf('california', 3, { name: 'Half & Half 40', price: 300 });
const noon = watchOf('xerix', 1, { name: 'Noonmark', price: 83 });
const dive = watchOf('undone', 1, { name: 'Dive', price: 99 });
const fallbackLinks = [{ label: 'All 54 watches', href: '/all' as const }];
const user = userEvent.setup();

/** The cart's page with these lines in storage, and these watches in the catalogue. */
async function openCart(lines: readonly LineItem[], catalogue: readonly LineItem[] = [half, noon, dive]) {
  await openCartOf(mockShop(...catalogue), lines);
}

/** The cart's page in a shop that may take its time. */
async function openCartOf(_shop: Shop, lines: readonly LineItem[]) {
  window.localStorage.setItem('token1', JSON.stringify(lines));
  useCart.rehydrate();
  await renderWithAnswers(<CartView fallbackLinks={fallbackLinks} />);
}

const stored = (): LineItem[] => JSON.parse(window.localStorage.getItem('token1') ?? '[]');
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const input = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name: new RegExp(name) });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const subtotal = () => screen.getByRole('definition').textContent;
const announced = () => screen.getByRole('status').textContent;
const lineOf = (name: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name })) ?? document.body;

describe('lines', () => {
  it('show name with its page, price of one, quantity, price of all and the subtotal', async () => {
    await openCart([{ ...half, quantity: 2 }, noon]);
    expect(names()).toEqual(['California Half & Half 40', 'Xeric Noonmark']);
    expect(screen.getByRole('link', { name: 'California Half & Half 40' })).toHaveAttribute('href', '/all/xerix/1');
    expect(lineOf('California Half & Half 40')).toHaveTextContent(cartPageCopy.each('$300.00'));
    expect(lineOf('California Half & Half 40')).toHaveTextContent(`${cartPageCopy.all}$600.00`);
    expect(input('California Half & Half 40')).toHaveValue(2);
    expect(subtotal()).toBe('$683.00');
    expect(screen.getByRole('link', { name: cartPageCopy.checkout })).toHaveAttribute('href', '/payment');
  });

  it('say what is missing for free shipping', async () => {
    await openCart([noon]);
    expect(screen.getByRole('list', { name: cartPageCopy.shipping })).toHaveTextContent(
      'Add more than $16.00 for free USPS First Class within the U.S.',
    );
  });

  it('follow what another tab does', async () => {
    await openCart([noon]);
    await act(async () => useCart.getState().add(half));
    expect(names()).toEqual(['Xeric Noonmark', 'California Half & Half 40']);
  });
});

describe('quantity', () => {
  it('counts at once when typed, and is announced with the subtotal', async () => {
    await openCart([noon, half]);
    await user.type(input('Xeric Noonmark'), '10');
    expect(stored()[0]).toMatchObject({ quantity: 10 });
    expect(subtotal()).toBe('$1,130.00');
    expect(announced()).toBe(cartPageCopy.counted('Xeric Noonmark', 10, '$1,130.00'));
  });

  it.each([
    ['25', 10],
    ['12', 10],
    ['0', 1],
    ['-3', 1],
    ['2.5', 2],
    ['', 3],
  ])('%j is marked, and on leaving becomes %d', async (text, quantity) => {
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

  it('Enter does what leaving does, and keeps the focus', async () => {
    await openCart([noon]);
    await user.clear(input('Xeric Noonmark'));
    await user.type(input('Xeric Noonmark'), '25{Enter}');
    expect(input('Xeric Noonmark')).toHaveValue(10);
    expect(input('Xeric Noonmark')).toHaveFocus();
    expect(stored()[0]).toMatchObject({ quantity: 10 });
  });

  it('goes up and down by buttons, which keep the focus and do nothing at 1 and at 10', async () => {
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

describe('Remove', () => {
  it('offers Undo in place, which has the focus; Undo brings the line back with quantity and focus', async () => {
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

  it('of the last line leaves Undo beside the empty state', async () => {
    await openCart([noon]);
    await user.click(button(lineCopy.removeOf('Xeric Noonmark')));
    expect(names()).toEqual([cartPageCopy.empty]);
    expect(screen.queryByRole('link', { name: cartPageCopy.checkout })).not.toBeInTheDocument();
    await user.click(button(/^Undo/));
    expect(names()).toEqual(['Xeric Noonmark']);
  });

  it('can be undone until the next change', async () => {
    await openCart([noon, half, dive]);
    await user.click(button(lineCopy.removeOf('Xeric Noonmark')));
    await user.click(button(lineCopy.removeOf('California Half & Half 40')));
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    expect(button(/^Undo/)).toHaveAccessibleName(lineCopy.undoOf('California Half & Half 40'));
    await user.click(button(cartPageCopy.more('Undone Dive')));
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('is undone already where another tab has added the watch again', async () => {
    await openCart([noon, half]);
    await user.click(button(lineCopy.removeOf('Xeric Noonmark')));
    act(() => useCart.getState().add(noon));
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(names()).toEqual(['California Half & Half 40', 'Xeric Noonmark']);
  });
});

describe('a watch of which few are left', () => {
  it.each([
    [0, shortLineCopy.soldOut],
    [1, shortLineCopy.fewLeft(1)],
  ])('with %d left its line says so where it asks for more', async (left, message) => {
    const shop = mockShop(half, noon);
    shop.left = left;
    await openCartOf(shop, [{ ...half, quantity: 2 }]);
    expect(lineOf('California Half & Half 40')).toHaveTextContent(message);
    expect(input('California Half & Half 40')).toHaveValue(2);
  });

  it('says nothing where there are enough', async () => {
    const shop = mockShop(half);
    shop.left = 2;
    await openCartOf(shop, [{ ...half, quantity: 2 }]);
    expect(lineOf('California Half & Half 40')).not.toHaveTextContent(/left|sold out/i);
    await user.click(button(cartPageCopy.more('California Half & Half 40')));
    expect(lineOf('California Half & Half 40')).toHaveTextContent(shortLineCopy.fewLeft(2));
  });
});

describe('a watch that the catalogue has changed', () => {
  it('is refreshed, in storage too, and says what it was', async () => {
    await openCart([{ ...half, name: 'Half 40', quantity: 2 }, noon], [{ ...half, price: 280 }, noon]);
    expect(lineOf('California Half & Half 40')).toHaveTextContent(
      `${lineCopy.priceChanged('$300.00', '$280.00')} ${lineCopy.renamed('Half 40')}`,
    );
    expect(lineOf('Xeric Noonmark')).not.toHaveTextContent(/changed|called/);
    expect(subtotal()).toBe('$643.00');
    expect(stored()).toEqual([{ ...half, price: 280, quantity: 2 }, noon]);
  });

  it('and is no longer sold, says so, does not count, and can go', async () => {
    await openCart([half, noon], [noon]);
    expect(lineOf('California Half & Half 40')).toHaveTextContent(cartPageCopy.notSold);
    expect(screen.queryByRole('link', { name: 'California Half & Half 40' })).not.toBeInTheDocument();
    expect(subtotal()).toBe('$83.00');
    await user.click(button(lineCopy.removeOf('California Half & Half 40')));
    expect(stored()).toEqual([noon]);
  });

  it('does not quarrel with a tab that shows another catalogue', async () => {
    await openCart([half], [{ ...half, price: 280 }]);
    const older = JSON.stringify([half]);
    window.localStorage.setItem('token1', older);
    act(() => useCart.rehydrate());
    expect(window.localStorage.getItem('token1')).toBe(older);
    expect(subtotal()).toBe('$280.00');
  });

  it('is shown even at a price that is no whole number of cents', async () => {
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

describe('until the shop has answered', () => {
  it('the stored lines are there, to be counted and taken out; none is called no longer sold', async () => {
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

  it('a changed price is not said, and then is, beside what the shopper did meanwhile', async () => {
    const shop = mockShop({ ...half, price: 280 });
    shop.wait();
    await openCartOf(shop, [half]);
    await user.click(button(cartPageCopy.more('California Half & Half 40')));
    expect(subtotal()).toBe('$600.00');
    await shop.answer();
    expect(lineOf('California Half & Half 40')).toHaveTextContent(lineCopy.priceChanged('$300.00', '$280.00'));
    expect(stored()).toEqual([{ ...half, price: 280, quantity: 2 }]);
  });

  it('the shop is asked once for the watches of a visit, and then for new ones only', async () => {
    const shop = mockShop(half, noon, dive);
    await openCartOf(shop, [half, noon]);
    await user.click(button(lineCopy.removeOf('Xeric Noonmark')));
    await user.click(button(/^Undo/));
    await act(async () => useCart.getState().add(dive));
    expect(shop.asked.map((path) => decodeURIComponent(path))).toEqual([
      '/api/watches?keys=california/3,xerix/1',
      '/api/watches?keys=undone/1',
    ]);
  });
});

describe('a shop that cannot be reached', () => {
  const notice = () => screen.queryByText(cartPageCopy.unreachable);

  it('leaves the stored lines usable, and is asked again at a press', async () => {
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
    expect(shop.asked).toHaveLength(3);
  });

  it('is asked again as soon as the browser is online', async () => {
    const shop = mockShop(half);
    shop.isReachable = false;
    await openCartOf(shop, [half]);
    shop.isReachable = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'California Half & Half 40' })).toBeVisible();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(shop.asked).toHaveLength(2);
  });
});

describe('an empty cart', () => {
  it('says so, with ways on, only once storage has been read', async () => {
    expect(renderToString(<CartView fallbackLinks={fallbackLinks} />)).not.toMatch(/empty|All 54/);
    await openCart([]);
    expect(names()).toEqual([cartPageCopy.empty]);
    expect(screen.getByRole('link', { name: 'All 54 watches' })).toHaveAttribute('href', '/all');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
