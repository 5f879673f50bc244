// Verifies docs/product.md 34.5.
import { watchMarkdown } from '@/app/markdown/watch-markdown';
import { xmlDocument } from '@/app/xml';
import { productData } from '@/components/catalogue/structured-data/product-data';
import { availabilityCopy } from '@/components/catalogue/copy';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { modelOf } from '@/data/models';
import { returnDays } from '@/data/policies';
import { absoluteUrl } from '@/data/site';
import { decimalOf, formatMoney } from '@/domain/money';
import type { Availability } from '@/domain/stock';
import { planProducts } from '@/server/desk/watches/product-file';
import { assistantsFeed } from './assistants-feed';
import { googleFeed } from './google-feed';

const watches = readShopWatches();
/** A weekday, so that weekday prices apply. */
const now = new Date('2026-11-18T12:00:00Z');

/** Id, price and availability in one format for all sources. */
type Listing = { id: string; price: string; isAvailable: boolean };

const jsonLines = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));

describe.each<Availability>(['in-stock', 'sold-out'])('a watch that is %s', (availability) => {
  const offered = watches.map((watch) => ({ watch, availability }));
  const isAvailable = availability === 'in-stock';

  const google = [
    ...new DOMParser()
      .parseFromString(xmlDocument(googleFeed(offered, now)), 'application/xml')
      .getElementsByTagName('item'),
  ].map((item): Listing => {
    const text = (name: string) => item.getElementsByTagName(name)[0]?.textContent ?? '';
    return { id: text('g:id'), price: text('g:price'), isAvailable: text('g:availability') === 'in_stock' };
  });

  const assistants = jsonLines(assistantsFeed(offered, now)).map((line): Listing => ({
    id: String(line.item_id),
    price: String(line.price),
    isAvailable: line.availability === 'in_stock',
  }));

  const structured = watches.map((watch): Listing => {
    const data: unknown = productData(watch, availability, now);
    const { sku, offers } = data as { sku: string; offers: Record<string, string> };
    return {
      id: sku,
      price: `${offers.price} ${offers.priceCurrency}`,
      isAvailable: offers.availability === 'https://schema.org/InStock',
    };
  });

  // Verifies docs/product.md 24.1 (structured data, feeds), 25.10 (structured data, Google feed).
  test('has the same id, price and availability in feeds and structured data', () => {
    expect(google).toHaveLength(watches.length);
    expect(google.map((listing) => listing.isAvailable)).toEqual(watches.map(() => isAvailable));
    expect(assistants).toEqual(google);
    expect(structured).toEqual(google);
  });

  // Verifies docs/product.md 44.14 (feeds).
  test('has its price in dollars alone in feeds and structured data, although it has prices in other currencies', () => {
    expect(google.map(({ price }) => price)).toEqual(
      watches.map(({ priceCents }) => `${decimalOf(priceCents, 'usd')} USD`),
    );
    expect(watches.every(({ otherPrices }) => otherPrices?.jpy)).toBe(true);
  });

  // Verifies docs/product.md 24.1 (Markdown), 25.10 (Markdown).
  test('has that price and availability in its Markdown', () => {
    for (const [index, watch] of watches.entries()) {
      const markdown = watchMarkdown(watch, availability);
      const dollars = Number(google[index]?.price.replace(' USD', ''));
      expect(markdown).toContain(formatMoney(Math.round(dollars * 100), 'usd'));
      expect(markdown).toContain(`. ${availabilityCopy[availability]}.`);
    }
  });
});

describe('feed for assistants', () => {
  const lines = jsonLines(
    assistantsFeed(
      watches.map((watch) => ({ watch, availability: 'in-stock' })),
      now,
    ),
  );

  test('contains every watch once with every required field, none of them empty', () => {
    expect(new Set(lines.map((line) => line.item_id)).size).toBe(watches.length);
    const required = ['item_id', 'title', 'description', 'url', 'brand', 'seller_name', 'image_url', 'price'];
    for (const line of lines) {
      for (const field of [...required, 'availability', 'seller_url', 'seller_tos', 'seller_privacy_policy']) {
        expect(line[field]).toEqual(expect.stringMatching(/\S/));
      }
    }
  });

  test('allows search and no external checkout', () => {
    for (const line of lines) {
      expect(line).toMatchObject({ is_eligible_search: true, is_eligible_checkout: false });
    }
  });

  test('lists each picture once, and the warning of a battery for watches with one alone', () => {
    for (const [index, { image_url: first, additional_image_urls: more, warning }] of lines.entries()) {
      const all = [first, ...(more as string[])];
      expect(new Set(all).size).toBe(all.length);
      expect(first).toContain(String(watches[index]?.pictures[0]));
      expect(warning !== undefined).toBe(watches[index]?.specification.batteryLife !== null);
    }
    expect(new Set(lines.map(({ warning }) => warning !== undefined)).size).toBe(2);
  });

  test('states the weight in grams, the terms of returns, the pages of the shop and the model of a watch that has one', () => {
    for (const [index, line] of lines.entries()) {
      const watch = watches[index];
      const model = watch && modelOf(watch.key);
      expect(line).toMatchObject({
        weight: watch?.specification.weight,
        item_weight_unit: 'g',
        return_deadline_in_days: returnDays,
        seller_privacy_policy: absoluteUrl('/privacy'),
        seller_tos: absoluteUrl('/terms'),
        return_policy: absoluteUrl('/shipping-returns'),
      });
      expect(line.model_3d_url).toBe(model && absoluteUrl(model));
    }
    expect(new Set(lines.map((line) => line.model_3d_url !== undefined)).has(true)).toBe(true);
  });

  test('contains no GTIN, MPN, rating or variation', () => {
    const fields = new Set(lines.flatMap((line) => Object.keys(line)));
    for (const field of ['gtin', 'mpn', 'star_rating', 'review_count', 'group_id']) expect(fields).not.toContain(field);
    expect(lines.map((line) => line.listing_has_variations)).not.toContain(true);
  });

  test('respects OpenAI’s length limits in plain text', () => {
    for (const { item_id: id, title, description } of lines) {
      expect(String(id).length).toBeLessThanOrEqual(100);
      expect(String(title).length).toBeLessThanOrEqual(150);
      expect(String(description).length).toBeLessThanOrEqual(5000);
      expect(`${String(title)}${String(description)}`).not.toMatch(/[<>\n]/);
    }
  });

  test('contains the next weekend’s price with its dates if it differs', () => {
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

// Verifies docs/product.md 42.10 (Google).
test('the shop’s own Google feed changes no watch when an owner imports it', () => {
  const offered = watches.map((watch) => ({ watch, availability: 'in-stock' as const }));
  const plan = planProducts(xmlDocument(googleFeed(offered, now)), watches);
  expect(plan).toEqual({ drafts: [], unchanged: watches.length, rejected: [] });
});
