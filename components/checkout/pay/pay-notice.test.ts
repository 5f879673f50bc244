import { oneOrderOnly, payRejectionCopy, rejectionCopy, type ShownRejection } from '@/components/forms/copy-rejections';
import { deliveryFieldNames } from '@/components/checkout/copy';
import { blankCheckout } from '@/store/saved-checkout';
import { orderRequest } from './ordering';
import { payNotice } from './pay-notice';

const online = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

afterEach(() => jest.restoreAllMocks());

// Verifies docs/product.md 13.10 (address, service, watch).
it.each([
  ['contact.email', 'Email: ', '/payment'],
  ['address.region', 'State, province or region: ', '/payment'],
  ['address.postalCode', 'Postal code: ', '/payment'],
  ['country', '', '/payment'],
  ['service', '', '/payment'],
  ['lines.0.quantity', '', '/bascket/mybascket'],
  ['shownTotal', '', undefined],
])('payNotice for an invalid %s starts with %j and links to %s', (field, name, href) => {
  const rejection: ShownRejection = { code: 'bad-request', field, reason: 'required' };
  const notice = payNotice(rejection);
  expect(notice.message).toBe(name + rejectionCopy(rejection));
  expect(notice.link?.href).toBe(href);
});

it.each([
  ['address.line1', 'line1'],
  ['contact.email', 'email'],
  ['country', 'country'],
  ['lines.0', undefined],
])('payNotice for an invalid %s names the form field %s', (field, inForm) => {
  const rejection: ShownRejection = { code: 'bad-request', field, reason: 'one-line' };
  expect(payNotice(rejection).lateRejection).toEqual(inForm && { field: inForm, rejected: rejectionCopy(rejection) });
});

/** Fields of the delivery form by the name that the order request gives them, such as `contact.email`. */
const sent = orderRequest([], { ...blankCheckout.details, phone: '1' }, { service: '', promoCode: '', totalCents: 0 });
const deliveryFields = (['contact', 'address'] as const).flatMap((part) =>
  Object.keys(sent[part]).map((name) => [`${part}.${name}`, name]),
);

// Verifies docs/product.md 13.20 (payment page).
it.each([...deliveryFields, ['service', 'service']])(
  'payNotice for an invalid %s leads to the delivery form, and names its field %s',
  (field, inForm) => {
    const rejection: ShownRejection = { code: 'bad-request', field, reason: 'malformed' };
    const { message, link, lateRejection } = payNotice(rejection);
    if (field !== 'service') expect(message).toBe(`${deliveryFieldNames[field]}: ${rejectionCopy(rejection)}`);
    expect(link?.href).toBe('/payment');
    expect(lateRejection).toEqual({ field: inForm, rejected: rejectionCopy(rejection) });
  },
);

// Verifies docs/product.md 13.10 (offline browser, unreachable shop).
it('payNotice distinguishes an offline browser from an unreachable shop', () => {
  online(false);
  expect(payNotice({ code: 'unreachable' }).message).toMatch(/^You are offline\./);
  online(true);
  expect(payNotice({ code: 'unreachable' }).message).toMatch(/^The shop is not responding\./);
});

it.each(['busy', 'records-unreachable'] as const)('payNotice for "%s" says that a retry is safe', (code) => {
  const rejection: ShownRejection = { code, retryAfter: 5 };
  expect(payNotice(rejection)).toEqual({ message: `${rejectionCopy(rejection)} ${oneOrderOnly}` });
  expect(rejectionCopy(rejection)).toMatch(/Nothing is lost\. Please try again shortly\.$/);
});

// Verifies docs/product.md 13.10 (paid order).
it('payNotice links to the order when it is already paid', () => {
  const { link } = payNotice({ code: 'already-paid', order: 'a b' });
  expect(link?.href).toBe('/thanks?order=a%20b');
});

// Verifies docs/product.md 13.10 (code).
it('payNotice links to the cart when it changed, and to the delivery details when the code is used', () => {
  expect(payNotice({ code: 'cart-changed' }).link?.href).toBe('/bascket/mybascket');
  expect(payNotice({ code: 'promo-code' }).link?.href).toBe('/payment');
});

it('payNotice links to the cart and names the units left when stock is short', () => {
  for (const [left, message] of [
    [1, /^Only 1 left of a watch/],
    [2, /^Only 2 left of a watch/],
  ] as const) {
    const notice = payNotice({ code: 'too-few-left', field: 'lines.0', left });
    expect(notice.message).toMatch(message);
    expect(notice.link?.href).toBe('/bascket/mybascket');
  }
  expect(payNotice({ code: 'sold-out', field: 'lines.1' }).link?.href).toBe('/bascket/mybascket');
});

it('payNotice warns that another press places a second order when the last one is paid', () => {
  const rejection: ShownRejection = { code: 'already-paid', order: 'a' };
  expect(payNotice(rejection).message).toBe(payRejectionCopy(rejection));
  expect(payRejectionCopy(rejection)).toBe(
    `${rejectionCopy(rejection)} Press again only if you also want what is in your cart now.`,
  );
});
