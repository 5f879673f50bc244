import { troubleOf } from './trouble';

const online = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

afterEach(() => jest.restoreAllMocks());

it.each([
  ['contact.email', '/payment'],
  ['address.postalCode', '/payment'],
  ['country', '/payment'],
  ['service', '/payment'],
  ['lines.0.quantity', '/bascket/mybascket'],
  ['shownTotal', undefined],
])('what is wrong with %s is mended at %s', (field, href) => {
  const trouble = troubleOf({ code: 'bad-request', message: 'No.', field });
  expect(trouble.words).toBe('No.');
  expect(trouble.link?.href).toBe(href);
});

it('a lost connection is told apart from a silent shop', () => {
  online(false);
  expect(troubleOf({ code: 'unreachable', message: '' }).words).toMatch(/^You are offline\./);
  online(true);
  expect(troubleOf({ code: 'unreachable', message: '' }).words).toMatch(/^The shop does not answer\./);
});

it('an order that is paid already is led to', () => {
  const { link } = troubleOf({ code: 'already-paid', message: 'Paid.', order: 'a b' });
  expect(link?.href).toBe('/thanks?order=a%20b');
});

it('a cart that changed leads to the cart, and a used code to where it was typed', () => {
  expect(troubleOf({ code: 'cart-changed', message: 'Changed.' }).link?.href).toBe('/bascket/mybascket');
  expect(troubleOf({ code: 'promo-code', message: 'Used.' }).link?.href).toBe('/payment');
});

it('who has paid already is warned that another press orders again', () => {
  const { words } = troubleOf({ code: 'already-paid', message: 'Paid.', order: 'a' });
  expect(words).toBe('Paid. Press again only if you want what is in your cart now as well.');
});
