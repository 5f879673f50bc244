/** @jest-environment node */
// Verifies docs/product.md 41.6 (slip).
import { renderToStaticMarkup } from 'react-dom/server';
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
  const full = renderToStaticMarkup(<OrderLines order={order} />);
  for (const text of ['$398.00', '−$39.80', 'Total $358.20']) expect(full).toContain(text);
});
