// Verifies docs/product.md 34.5.
import { watchMarkdown } from '@/app/markdown/watch-markdown';
import { xmlDocument } from '@/app/xml';
import { productData } from '@/components/catalogue/structured-data/product-data';
import { availabilityCopy } from '@/components/catalogue/copy';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { formatMoney } from '@/domain/money';
import type { Availability } from '@/domain/stock';
import { assistantsFeed } from './assistants-feed';
import { googleFeed } from './google-feed';

const watches = readShopWatches();
/** A weekday, so that each price is the one of weekdays. */
const now = new Date('2026-11-18T12:00:00Z');

/** What of id, price and availability each form says, in one spelling. */
type Said = { id: string; price: string; canBeHad: boolean };

const jsonLines = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));

describe.each<Availability>(['in-stock', 'sold-out'])('of a watch that is %s', (availability) => {
  const offered = watches.map((watch) => ({ watch, availability }));
  const canBeHad = availability === 'in-stock';

  const google = [
    ...new DOMParser()
      .parseFromString(xmlDocument(googleFeed(offered, now)), 'application/xml')
      .getElementsByTagName('item'),
  ].map((item): Said => {
    const text = (name: string) => item.getElementsByTagName(name)[0]?.textContent ?? '';
    return { id: text('g:id'), price: text('g:price'), canBeHad: text('g:availability') === 'in_stock' };
  });

  const assistants = jsonLines(assistantsFeed(offered, now)).map((line): Said => ({
    id: String(line.item_id),
    price: String(line.price),
    canBeHad: line.availability === 'in_stock',
  }));

  const structured = watches.map((watch): Said => {
    const data: unknown = productData(watch, availability, now);
    const { sku, offers } = data as { sku: string; offers: Record<string, string> };
    return {
      id: sku,
      price: `${offers.price} ${offers.priceCurrency}`,
      canBeHad: offers.availability === 'https://schema.org/InStock',
    };
  });

  test('feeds and structured data say the same id, price and availability', () => {
    expect(google).toHaveLength(watches.length);
    expect(google.map((said) => said.canBeHad)).toEqual(watches.map(() => canBeHad));
    expect(assistants).toEqual(google);
    expect(structured).toEqual(google);
  });

  test('its Markdown says that price and availability in words', () => {
    for (const [index, watch] of watches.entries()) {
      const markdown = watchMarkdown(watch, availability);
      const dollars = Number(google[index]?.price.replace(' USD', ''));
      expect(markdown).toContain(formatMoney(Math.round(dollars * 100)));
      expect(markdown).toContain(`. ${availabilityCopy[availability]}.`);
    }
  });
});

describe('the feed that assistants take', () => {
  const lines = jsonLines(
    assistantsFeed(
      watches.map((watch) => ({ watch, availability: 'in-stock' })),
      now,
    ),
  );

  test('has every watch once, with every field that is required, none of them empty', () => {
    expect(new Set(lines.map((line) => line.item_id)).size).toBe(watches.length);
    const required = ['item_id', 'title', 'description', 'url', 'brand', 'seller_name', 'image_url', 'price'];
    for (const line of lines) {
      for (const field of [...required, 'availability', 'seller_url', 'seller_tos', 'seller_privacy_policy']) {
        expect(line[field]).toEqual(expect.stringMatching(/\S/));
      }
    }
  });

  test('lets a watch be found and never be paid for elsewhere', () => {
    for (const line of lines) {
      expect(line).toMatchObject({ is_eligible_search: true, is_eligible_checkout: false });
    }
  });

  test('claims no number that no maker gave, no rating and no variation', () => {
    const fields = new Set(lines.flatMap((line) => Object.keys(line)));
    for (const field of ['gtin', 'mpn', 'star_rating', 'review_count', 'group_id']) expect(fields).not.toContain(field);
    expect(lines.map((line) => line.listing_has_variations)).not.toContain(true);
  });

  test('keeps to OpenAI’s lengths, in plain text', () => {
    for (const { item_id: id, title, description } of lines) {
      expect(String(id).length).toBeLessThanOrEqual(100);
      expect(String(title).length).toBeLessThanOrEqual(150);
      expect(String(description).length).toBeLessThanOrEqual(5000);
      expect(`${String(title)}${String(description)}`).not.toMatch(/[<>\n]/);
    }
  });

  test('names the coming weekend’s price with its days, where it is another', () => {
    const reduced = watches.filter(({ weekendCents }) => weekendCents !== undefined);
    const sales = lines.filter((line) => line.sale_price !== undefined);
    expect(sales).toHaveLength(reduced.length);
    expect(sales.length).toBeGreaterThan(0);
    for (const sale of sales) {
      expect(Number.parseFloat(String(sale.sale_price))).toBeLessThan(Number.parseFloat(String(sale.price)));
      expect(Date.parse(String(sale.sale_price_start_date))).toBeGreaterThan(now.getTime());
      expect(Date.parse(String(sale.sale_price_end_date))).toBeGreaterThan(
        Date.parse(String(sale.sale_price_start_date)),
      );
    }
  });
});
