/** @jest-environment node */
// Verifies docs/product.md 44.11 (prices).
import { renderToStaticMarkup } from 'react-dom/server';
import { WatchPreview } from './watch-preview';

const texts = { fullName: 'Timex Marlin', description: ['One.'], priceCents: 289_00, weekendCents: 202_30 };
const note = 'written in data/prices';

it('WatchPreview lists the prices in every currency, and says where the others are written', () => {
  const otherPrices = { eur: { priceCents: 269_00, weekendCents: 188_30 }, jpy: { priceCents: 43_000 } };
  const html = renderToStaticMarkup(<WatchPreview watch={{ ...texts, otherPrices }} />);
  expect([...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => [name, value])).toEqual([
    ['Name', 'Timex Marlin'],
    ['Price', '$289.00'],
    ['On weekends', '$202.30'],
    ['Price in EUR', '€269.00, €188.30 on weekends'],
    ['Price in JPY', '¥43,000'],
  ]);
  expect(html).toContain(note);
  expect(renderToStaticMarkup(<WatchPreview watch={texts} />)).not.toContain(note);
});
