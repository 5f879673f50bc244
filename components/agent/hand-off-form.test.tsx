// Verifies docs/product.md 34.8, 34.9.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { handOffCopy as copy } from './copy';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { currencyKey, currencyScript } from '@/browser/currency';
import { chosenCurrency } from '@/components/catalogue/currency';
import { currencies, type Currency } from '@/domain/currency';
import { watchOf } from '@/domain/testing/watches';
import type { LineItem } from '@/domain/line-items';
import { useCart } from '@/store/lines-store';
import { useCheckout } from '@/store/checkout';
import { HandOffForm } from './hand-off-form';

const push = jest.fn();
const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh, prefetch: jest.fn() }) }));

const [noon, dive] = [watchOf('xerix', 1, { quantity: 2 }), watchOf('undone', 1)];
const prepared = [{ catalogue: 'xerix', id: 1, quantity: 2 }];
const address = {
  fullName: 'Ada Lovelace',
  line1: '1 Odd Street',
  line2: '',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
};
const handedOff = { lines: prepared, email: 'ada@example.com', address, service: 'priority', promoCode: '' };
const original = globalThis.fetch;
let sent: { session: string; key: string; email: string }[];

function shopAnswers(answer: object) {
  globalThis.fetch = async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return { ok: !('error' in answer), json: async () => answer } as Response;
  };
}

async function open(own: readonly LineItem[] = [], isClaimed = false, currency: Currency = 'usd') {
  await act(async () => {
    useCart.rehydrate();
    useCheckout.rehydrate();
    useCart.getState().clear();
    for (const line of own) useCart.getState().restore(line, useCart.getState().lines.length);
  });
  const props = { session: 'a-session', prepared, lines: [noon], asksEmail: true, isClaimed, currency };
  render(<HandOffForm {...props} />);
}
const press = () => userEvent.click(screen.getByRole('button', { name: copy.submit }));
const cart = () => useCart.getState().lines;

beforeEach(() => {
  sent = [];
  push.mockClear();
  refresh.mockClear();
  useCheckout.getState().clear();
});
afterEach(() => void (globalThis.fetch = original));

it('HandOffForm copies the session into cart and checkout and opens the delivery page', async () => {
  shopAnswers(handedOff);
  await open();
  await userEvent.type(screen.getByLabelText(copy.email), 'ada@example.com');
  await press();
  expect(sent).toMatchObject([{ session: 'a-session', email: 'ada@example.com' }]);
  expect(cart()).toEqual([noon]);
  expect(useCheckout.getState()).toMatchObject({
    details: { email: 'ada@example.com', ...address },
    service: 'priority',
    handOff: { session: 'a-session', key: sent[0]?.key, lines: prepared },
  });
  expect(push).toHaveBeenCalledWith('/payment');
});

it('HandOffForm keeps the shopper’s own input when the email is left empty', async () => {
  shopAnswers({ ...handedOff, email: '', address: { ...address, fullName: '', line1: '', city: '', postalCode: '' } });
  useCheckout.getState().setField('city', 'Bath');
  useCheckout.getState().setField('email', 'own@example.com');
  await open();
  await press();
  expect(useCheckout.getState().details).toMatchObject({ email: 'own@example.com', city: 'Bath', line1: '' });
});

it('HandOffForm takes over the phone number, and a name without an address beside the shopper’s own address', async () => {
  const nameOnly = { ...address, line1: '', city: '', region: '', postalCode: '' };
  shopAnswers({ ...handedOff, phone: '+1 212 555 0142', address: nameOnly });
  for (const [field, text] of [
    ['line1', '2 Even Street'],
    ['city', 'Bath'],
    ['fullName', 'Grace Hopper'],
  ] as const)
    useCheckout.getState().setField(field, text);
  await open();
  await press();
  expect(useCheckout.getState().details).toMatchObject({
    email: 'ada@example.com',
    phone: '+1 212 555 0142',
    fullName: 'Ada Lovelace',
    line1: '2 Even Street',
    city: 'Bath',
  });
});

it('HandOffForm takes over an address without street, name and country, if the shopper has typed none', async () => {
  shopAnswers({ ...handedOff, address: { ...address, line1: '', fullName: '', country: '' } });
  useCheckout.getState().setField('fullName', 'Grace Hopper');
  await open();
  await press();
  expect(useCheckout.getState().details).toMatchObject({
    fullName: 'Grace Hopper',
    city: 'New York',
    postalCode: '10001',
    country: 'US',
    phone: '',
  });
});

describe('with the currency select of the page', () => {
  const select = document.createElement('select');
  select.name = 'currency';
  for (const code of currencies) select.append(new Option(code, code));
  const choose = (code: Currency) => {
    select.value = code;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };

  beforeAll(() => {
    document.body.append(select);
    const script = document.createElement('script');
    script.textContent = currencyScript();
    document.head.append(script);
  });
  beforeEach(() => {
    choose('usd');
    localStorage.removeItem(currencyKey);
    shopAnswers(handedOff);
  });
  afterAll(() => select.remove());

  // Verifies docs/product.md 44.14 (page).
  it('HandOffForm chooses the currency of the checkout for the order, over an earlier choice', async () => {
    choose('gbp');
    await open([], false, 'eur');
    expect(chosenCurrency()).toBe('gbp');
    await press();
    expect([chosenCurrency(), select.value, localStorage.getItem(currencyKey)]).toEqual(['eur', 'eur', 'eur']);
  });

  // Verifies docs/product.md 44.14 (page).
  it('HandOffForm keeps a currency that the shopper has chosen on the page', async () => {
    await open([], false, 'eur');
    act(() => choose('jpy'));
    await press();
    expect(push).toHaveBeenCalledWith('/payment');
    expect(chosenCurrency()).toBe('jpy');
  });

  it('HandOffForm stores no choice if the page is in the currency of the checkout', async () => {
    await open([], false, 'usd');
    await press();
    expect(push).toHaveBeenCalledWith('/payment');
    expect([chosenCurrency(), localStorage.getItem(currencyKey)]).toEqual(['usd', null]);
  });

  it('HandOffForm chooses no currency if the hand-off is rejected', async () => {
    shopAnswers({ error: { code: 'email-differs', message: 'No.' } });
    await open([], false, 'eur');
    await press();
    expect(chosenCurrency()).toBe('usd');
  });
});

it('HandOffForm requires a choice, without a default, when the cart holds other watches', async () => {
  shopAnswers(handedOff);
  await open([dive, { ...noon, quantity: 5 }]);
  await press();
  expect(screen.getAllByText(copy.chooseCart).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  expect(cart()).toEqual([dive, { ...noon, quantity: 5 }]);
  await userEvent.click(screen.getByLabelText(copy.add));
  await press();
  expect(cart()).toEqual([dive, noon]);
});

it('HandOffForm removes other watches when the shopper chooses "replace"', async () => {
  shopAnswers(handedOff);
  await open([dive]);
  await userEvent.click(screen.getByLabelText(copy.replace));
  await press();
  expect(cart()).toEqual([noon]);
});

it('HandOffForm shows "email-differs" at its field and copies nothing', async () => {
  shopAnswers({ error: { code: 'email-differs', message: 'No.' } });
  await open();
  await userEvent.type(screen.getByLabelText(copy.email), 'eve@example.com');
  await press();
  expect(screen.getByLabelText(copy.email)).toHaveAccessibleDescription(
    expect.stringContaining(rejectionCopy({ code: 'email-differs' })),
  );
  expect(cart()).toEqual([]);
  expect(push).not.toHaveBeenCalled();
});

it.each(['email-differs', 'session-taken', 'session-over', 'too-many-requests'])(
  'HandOffForm does not say after a claim rejected with "%s" that this browser went on, and keeps the claim of another session',
  async (code) => {
    shopAnswers({ error: { code, message: 'No.', retryAfter: 60 } });
    await open();
    await press();
    expect(useCheckout.getState().handOff).toBeNull();
    const earlier = { session: 'earlier', key: 'its-key', lines: prepared };
    act(() => useCheckout.getState().saveHandOff(earlier));
    await press();
    expect(sent).toHaveLength(2);
    expect(useCheckout.getState().handOff).toEqual(earlier);
  },
);

it('HandOffForm keeps the key of a claim without a response, and the lines of a claim that is repeated', async () => {
  globalThis.fetch = async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    throw new TypeError('No connection.');
  };
  await open();
  await press();
  expect(useCheckout.getState().handOff).toEqual({ session: 'a-session', key: sent[0]?.key, lines: [] });
  const claimed = { session: 'a-session', key: 'its-key', lines: prepared };
  act(() => useCheckout.getState().saveHandOff(claimed));
  await press();
  expect(sent.at(-1)?.key).toBe('its-key');
  expect(useCheckout.getState().handOff).toEqual(claimed);
});

it('HandOffForm shows the agent’s change first, and the next press reuses the key', async () => {
  shopAnswers({ ...handedOff, lines: [{ catalogue: 'xerix', id: 1, quantity: 3 }] });
  await open();
  await press();
  expect(screen.getAllByText(copy.changed).length).toBeGreaterThan(0);
  expect(refresh).toHaveBeenCalled();
  expect(cart()).toEqual([]);
  await press();
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

it('HandOffForm blocks a second browser and lets the claiming browser continue', async () => {
  await open([], true);
  expect(screen.getByText(copy.taken)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  act(() => useCheckout.getState().saveHandOff({ session: 'a-session', key: 'its-key', lines: [] }));
  expect(screen.getByText(copy.wentOn)).toBeVisible();
  shopAnswers(handedOff);
  await press();
  expect(sent[0]?.key).toBe('its-key');
});
