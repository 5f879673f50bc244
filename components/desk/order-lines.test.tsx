/** @jest-environment node */
// Verifies docs/product.md 41.6 (slip).
import { renderToStaticMarkup } from 'react-dom/server';
import { Bars } from './bars';
import { ChangedPrices } from './changed-prices';
import { OrderLines } from './order-lines';

const order = {
  lines: [{ position: 0, name: 'Late Comet', catalogue: 'xerix', watch_id: 1, unit_cents: 199_00, quantity: 2 }],
  discount_cents: 39_80,
  promo_code: 'ODD',
  shipping_label: 'USPS First Class',
  shipping_cents: 0,
  total_cents: 358_20,
  currency: 'usd' as const,
};

it('a packing slip lists units and no prices; the order shows both', () => {
  const slip = renderToStaticMarkup(<OrderLines order={order} hasPrices={false} />);
  expect(slip).toContain('Late Comet (xerix/1)');
  expect(slip).not.toContain('$');
  expect(slip).toContain('data-label="Line">1<');
  const full = renderToStaticMarkup(<OrderLines order={order} />);
  for (const text of ['$398.00', '−$39.80', 'Total $358.20']) expect(full).toContain(text);
});

// Verifies docs/product.md 44.5 (pages), 44.9 (desk).
it('the desk shows the lines of an order and the sales of a currency in that currency', () => {
  const lines = renderToStaticMarkup(<OrderLines order={{ ...order, currency: 'jpy', shipping_cents: 750 }} />);
  for (const text of ['¥39,800', '−¥3,980', 'USPS First Class: ¥750', 'Total ¥35,820']) expect(lines).toContain(text);
  const bars = [
    { label: '2026-11-20', orders: 2, cents: 35_820 },
    { label: '2026-11-21', orders: 0, cents: 0 },
  ];
  const sales = renderToStaticMarkup(<Bars title="The last 30 days in yen" currency="jpy" bars={bars} />);
  expect(sales).toContain('The last 30 days in yen: <strong>¥35,820</strong> from 2 orders');
  expect(sales).toContain('2026-11-20: 2, ¥35,820');
  expect(sales).not.toContain('2026-11-21:');
  const price = {
    watch: 'xerix/1',
    name: 'Late Comet',
    currency: 'jpy',
    fromCents: 46_000,
    toCents: 32_200,
    why: 'Sale',
  };
  const changed = renderToStaticMarkup(<ChangedPrices caption="Prices" prices={[price as never]} empty="None." />);
  for (const text of ['¥46,000', '¥32,200']) expect(changed).toContain(text);
});

it('a chart counts one order in the singular, and its highest bar is as high as the chart', () => {
  const bars = [
    { label: '2026-11-20T08', orders: 1, cents: 199_00 },
    { label: '2026-11-20T09', orders: 0, cents: 0 },
  ];
  const chart = (shown: typeof bars) => renderToStaticMarkup(<Bars title="Yesterday" currency="usd" bars={shown} />);
  expect(chart(bars)).toContain('Yesterday: <strong>$199.00</strong> from 1 order<');
  expect(chart(bars)).toContain('<li>2026-11-20 08: 1, $199.00</li>');
  expect(chart([...bars, { label: '2026-11-20T10', orders: 2, cents: 398_00 }])).toMatch(
    /y="12" height="12".*y="24" height="0".*y="0" height="24"/,
  );
});
