import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { useCart } from '@/store/cart';
import type { LineItem } from '@/domain/line-items';
import { watchOf } from '@/domain/watches.fixture';
import { CartView } from './cart-view';
import { factsOf } from './facts.fixture';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const half = watchOf('california', 3, { name: 'Half & Half 40', price: 300 });
const noon = watchOf('xerix', 1, { name: 'Noonmark', price: 83 });
const dive = watchOf('undone', 1, { name: 'Dive', price: 99 });
const waysOn = [{ label: 'All 54 watches', href: '/all' as const }];
const user = userEvent.setup();

/** The cart's page with these lines in storage, and these watches in the catalogue. */
function openCart(lines: readonly LineItem[], catalogue: readonly LineItem[] = [half, noon, dive]) {
  window.localStorage.setItem('token1', JSON.stringify(lines));
  void useCart.persist.rehydrate();
  return render(<CartView facts={factsOf(...catalogue)} waysOn={waysOn} />);
}

const stored = (): LineItem[] => JSON.parse(window.localStorage.getItem('token1') ?? '[]');
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const input = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name: new RegExp(name) });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const subtotal = () => screen.getByRole('definition').textContent;
const said = () => screen.getByRole('status').textContent;
const lineOf = (name: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name })) ?? document.body;

describe('lines', () => {
  it('show name with its page, price of one, quantity, price of all and the subtotal', () => {
    openCart([{ ...half, quantity: 2 }, noon]);
    expect(names()).toEqual(['Half & Half 40', 'Noonmark']);
    expect(screen.getByRole('link', { name: 'Half & Half 40' })).toHaveAttribute('href', '/all/xerix/1');
    expect(lineOf('Half & Half 40')).toHaveTextContent('$300.00 each');
    expect(lineOf('Half & Half 40')).toHaveTextContent('In all: $600.00');
    expect(input('Half & Half 40')).toHaveValue(2);
    expect(subtotal()).toBe('$683.00');
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/payment');
  });

  it('say what is missing for free shipping', () => {
    openCart([noon]);
    expect(screen.getByRole('list', { name: 'Shipping' })).toHaveTextContent(
      'Add more than $16.00 for free USPS First Class within the U.S.',
    );
  });

  it('follow what another tab does', () => {
    openCart([noon]);
    act(() => useCart.getState().add(half));
    expect(names()).toEqual(['Noonmark', 'Half & Half 40']);
  });
});

describe('quantity', () => {
  it('counts at once when typed, and is announced with the subtotal', async () => {
    openCart([noon, half]);
    await user.type(input('Noonmark'), '10');
    expect(stored()[0]).toMatchObject({ quantity: 10 });
    expect(subtotal()).toBe('$1,130.00');
    expect(said()).toBe('Noonmark: 10. Subtotal $1,130.00.');
  });

  it.each(['12', '0', '-3', '2.5', ''])('%j is marked, and on leaving the old one is back', async (text) => {
    openCart([{ ...noon, quantity: 3 }]);
    await user.clear(input('Noonmark'));
    if (text) await user.type(input('Noonmark'), text);
    expect(input('Noonmark')).toBeInvalid();
    expect(input('Noonmark')).toHaveAccessibleDescription('1 to 10, please.');
    await user.tab();
    expect(input('Noonmark')).toHaveValue(3);
    expect(input('Noonmark')).toBeValid();
    expect(stored()[0]).toMatchObject({ quantity: 3 });
  });

  it('goes up and down by buttons, which keep the focus and do nothing at 1 and at 10', async () => {
    openCart([{ ...half, quantity: 9 }]);
    const [less, more] = [button('One less: Half & Half 40'), button('One more: Half & Half 40')];
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
    openCart(lines);
    await user.click(button('Remove Half & Half 40'));
    expect(stored()).toEqual([noon, dive]);
    expect(button(/^Undo/)).toHaveFocus();
    expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Half & Half 40 is out of your cart.');
    expect(said()).toBe('Half & Half 40 is out of your cart.');
    await user.keyboard('{Enter}');
    expect(stored()).toEqual(lines);
    expect(names()).toEqual(['Noonmark', 'Half & Half 40', 'Dive']);
    expect(button('Remove Half & Half 40')).toHaveFocus();
    expect(said()).toBe('Half & Half 40 is back.');
  });

  it('of the last line leaves Undo beside the empty state', async () => {
    openCart([noon]);
    await user.click(button('Remove Noonmark'));
    expect(names()).toEqual(['Your cart is empty.']);
    expect(screen.queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument();
    await user.click(button(/^Undo/));
    expect(names()).toEqual(['Noonmark']);
  });

  it('can be undone until the next change', async () => {
    openCart([noon, half, dive]);
    await user.click(button('Remove Noonmark'));
    await user.click(button('Remove Half & Half 40'));
    expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
    expect(button(/^Undo/)).toHaveAccessibleName('Undo: bring back Half & Half 40');
    await user.click(button('One more: Dive'));
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
  });

  it('is undone already where another tab has added the watch again', async () => {
    openCart([noon, half]);
    await user.click(button('Remove Noonmark'));
    act(() => useCart.getState().add(noon));
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(names()).toEqual(['Half & Half 40', 'Noonmark']);
  });
});

describe('a watch that the catalogue has changed', () => {
  it('is refreshed, in storage too, and says what it was', () => {
    openCart([{ ...half, name: 'Half 40', quantity: 2 }, noon], [{ ...half, price: 280 }, noon]);
    expect(lineOf('Half & Half 40')).toHaveTextContent(
      'The price changed from $300.00 to $280.00 since you added it. It was called “Half 40” when you added it.',
    );
    expect(lineOf('Noonmark')).not.toHaveTextContent(/changed|called/);
    expect(subtotal()).toBe('$643.00');
    expect(stored()).toEqual([{ ...half, price: 280, quantity: 2 }, noon]);
  });

  it('and is no longer sold, says so, does not count, and can go', async () => {
    openCart([half, noon], [noon]);
    expect(lineOf('Half & Half 40')).toHaveTextContent('No longer sold');
    expect(screen.queryByRole('link', { name: 'Half & Half 40' })).not.toBeInTheDocument();
    expect(subtotal()).toBe('$83.00');
    await user.click(button('Remove Half & Half 40'));
    expect(stored()).toEqual([noon]);
  });

  it('does not quarrel with a tab that shows another catalogue', () => {
    openCart([half], [{ ...half, price: 280 }]);
    const older = JSON.stringify([half]);
    window.localStorage.setItem('token1', older);
    act(() => void useCart.persist.rehydrate());
    expect(window.localStorage.getItem('token1')).toBe(older);
    expect(subtotal()).toBe('$280.00');
  });

  it('is shown even at a price that is no whole number of cents', () => {
    openCart(
      [
        { ...half, price: 300.004 },
        { ...noon, price: 82.999 },
      ],
      [half],
    );
    expect(names()).toEqual(['Half & Half 40', 'Noonmark']);
    expect(lineOf('Half & Half 40')).not.toHaveTextContent('changed');
  });
});

describe('an empty cart', () => {
  it('says so, with ways on, only once storage has been read', () => {
    expect(renderToString(<CartView facts={{}} waysOn={waysOn} />)).not.toMatch(/empty|All 54/);
    openCart([]);
    expect(names()).toEqual(['Your cart is empty.']);
    expect(screen.getByRole('link', { name: 'All 54 watches' })).toHaveAttribute('href', '/all');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
