import { xmlDocument } from '@/app/xml';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { datesOf } from '@/data/page-dates';
import { shippingServices } from '@/data/shipping';
import type { Watch } from '@/domain/watch';
import { googleFeed } from './google-feed';
import { newArrivalsAtom } from './new-arrivals-feed';

jest.mock('@/data/page-dates', () => {
  const actual = jest.requireActual<{ datesOf: typeof datesOf }>('@/data/page-dates');
  return { ...actual, datesOf: jest.fn(actual.datesOf) };
});

const watches = readShopWatches();
const arrivals = watches.filter(({ catalogue }) => catalogue === 'watchnew');
const now = new Date('2030-01-01T00:00:00Z');
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const texts = (within: Element | Document, name: string) =>
  [...within.getElementsByTagName(name)].map(({ textContent }) => textContent);
const itemOf = (watch: Watch | undefined) => {
  if (!watch) throw new Error('No watch has this price.');
  return parse(xmlDocument(googleFeed([{ watch, availability: 'in-stock' }], now)));
};

/** Google's required and recommended attributes, except the optional product_detail. */
const required = [
  'g:id title description link g:image_link g:additional_image_link g:availability g:price g:brand g:condition',
  'g:identifier_exists g:google_product_category g:age_group g:gender g:color g:material g:size g:shipping',
  'g:shipping_weight',
].flatMap((line) => line.split(' '));

describe('Google feed', () => {
  const feed = parse(
    xmlDocument(
      googleFeed(
        watches.map((watch) => ({ watch, availability: 'in-stock' })),
        now,
      ),
    ),
  );
  const items = [...feed.getElementsByTagName('item')];

  test('contains every watch with every attribute, none of them empty', () => {
    expect(items).toHaveLength(watches.length);
    for (const item of items) {
      for (const name of required) {
        expect(texts(item, name).length).toBeGreaterThan(0);
        expect(texts(item, name)).not.toContain('');
      }
    }
  });

  test('names the maker of each watch as its brand, also in ranges of several makers', () => {
    expect(items.map((item) => texts(item, 'g:brand'))).toEqual(watches.map(({ maker }) => [maker.name]));
    expect(
      new Set(watches.filter(({ catalogue }) => catalogue === 'womens').map(({ maker }) => maker.name)).size,
    ).not.toBe(1);
  });

  test('respects Google’s limits: 50 characters per id, 150 per title, 5,000 per description', () => {
    const longest = (name: string) =>
      Math.max(...items.flatMap((item) => texts(item, name).map((text) => text.length)));
    expect(longest('g:id')).toBeLessThanOrEqual(50);
    expect(longest('title')).toBeLessThanOrEqual(150);
    expect(longest('description')).toBeLessThanOrEqual(5000);
  });

  test('lists free shipping for $249 and $4.95 for $99, as the checkout does', () => {
    const shippingOf = (price: number) =>
      texts(itemOf(watches.find(({ priceCents }) => priceCents === price * 100)), 'g:shipping').map((text) =>
        text.replace(/\s+/g, ' ').trim(),
      );
    expect(shippingOf(249)[0]).toBe('US USPS First Class 0.00 USD');
    expect(shippingOf(99)[0]).toBe('US USPS First Class 4.95 USD');
    expect(shippingOf(99)).toHaveLength(shippingServices.filter(({ zones }) => zones.includes('domestic')).length);
  });

  // Verifies docs/product.md 28.6.
  test('a weekend price has its first and its last second in New York', () => {
    const [watch] = watches;
    if (!watch) throw new Error('The catalogue is empty.');
    const item = itemOf({ ...watch, priceCents: 105_00, weekendCents: 94_50 });
    expect(texts(item, 'g:sale_price_effective_date')).toEqual(['2030-01-05T05:00:00Z/2030-01-07T04:59:59Z']);
  });

  // Verifies docs/product.md 24.3 (shipping at the weekend price).
  test('lists the paid shipping of a watch that ships free only at its everyday price', () => {
    const [watch] = watches;
    if (!watch) throw new Error('The catalogue is empty.');
    const item = itemOf({ ...watch, priceCents: 105_00, weekendCents: 94_50 });
    expect(texts(item, 'g:sale_price')).toEqual(['94.50 USD']);
    expect(texts(item, 'g:shipping')[0]?.replace(/\s+/g, ' ').trim()).toBe('US USPS First Class 4.95 USD');
  });

  test('lists a sold-out watch as out of stock', () => {
    const [watch] = watches;
    if (!watch) throw new Error('The catalogue is empty.');
    const availabilities = (['in-stock', 'sold-out'] as const).flatMap((availability) =>
      texts(parse(xmlDocument(googleFeed([{ watch, availability }], now))), 'g:availability'),
    );
    expect(availabilities).toEqual(['in_stock', 'out_of_stock']);
  });

  test('contains no GTIN or MPN', () => {
    expect(new Set(texts(feed, 'g:identifier_exists'))).toEqual(new Set(['no']));
    expect([...texts(feed, 'g:gtin'), ...texts(feed, 'g:mpn')]).toEqual([]);
  });
});

describe('Atom feed', () => {
  const feed = parse(xmlDocument(newArrivalsAtom(arrivals, now)));
  const root = feed.documentElement;
  const entries = [...feed.getElementsByTagName('entry')];
  const own = (element: Element, name: string) => [...element.children].filter(({ tagName }) => tagName === name);

  test('contains each required element of RFC 4287 once per feed and entry', () => {
    expect([root.tagName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    for (const name of ['id', 'title', 'updated', 'author']) expect(own(root, name)).toHaveLength(1);
    expect(own(root, 'link').map((link) => link.getAttribute('rel'))).toEqual(['self', 'alternate']);
    expect(entries).toHaveLength(arrivals.length);
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated', 'published', 'summary', 'content', 'link']) {
        expect(own(entry, name)).toHaveLength(1);
      }
    }
    const ids = texts(root, 'id');
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('dates each entry by its watch and the feed by its latest change', () => {
    const dates = arrivals.map(({ path }) => datesOf(path));
    expect(entries.flatMap((entry) => texts(entry, 'published')).toSorted()).toEqual(
      dates.map((date) => date?.added).toSorted(),
    );
    for (const entry of entries) {
      const { added, changed } = datesOf(new URL(texts(entry, 'id')[0] ?? '').pathname) ?? {};
      expect([texts(entry, 'published'), texts(entry, 'updated')]).toEqual([[added], [changed]]);
    }
    expect(own(root, 'updated')[0]?.textContent).toBe(
      dates
        .map((date) => date?.changed)
        .toSorted()
        .at(-1),
    );
  });

  test('puts the latest watch first', () => {
    const days = ['2026-11-20', '2026-11-28', '2026-11-24'];
    const some = arrivals.slice(0, 3);
    // The watch that was added first changed last.
    for (const [index, day] of days.entries())
      jest
        .mocked(datesOf)
        .mockReturnValueOnce({ added: `${day}T12:00:00Z`, changed: `2026-12-0${9 - index}T13:00:00Z` });
    const sorted = parse(xmlDocument(newArrivalsAtom(some, now)));
    expect(texts(sorted, 'published')).toEqual(
      ['2026-11-28', '2026-11-24', '2026-11-20'].map((day) => `${day}T12:00:00Z`),
    );
    expect(texts(sorted, 'id').slice(1)).toEqual(
      [1, 2, 0].map((index) => expect.stringContaining(String(some[index]?.path))),
    );
    expect(own(sorted.documentElement, 'updated')[0]?.textContent).toBe('2026-12-09T13:00:00Z');
  });

  test('has HTML content with the picture and every line of the description', () => {
    const html = texts(entries[0] ?? root, 'content')[0] ?? '';
    const content = new DOMParser().parseFromString(html, 'text/html');
    expect(content.querySelector('img')?.getAttribute('alt')).toBe(`${arrivals[0]?.fullName}, front`);
    for (const line of arrivals[0]?.description ?? []) expect(content.body.textContent).toContain(line);
  });

  test('omits watches without dates and is valid without entries', () => {
    const undated = arrivals.map((watch) => ({ ...watch, path: `${watch.path}0` as Watch['path'] }));
    const empty = parse(xmlDocument(newArrivalsAtom(undated, now)));
    expect(texts(empty, 'entry')).toEqual([]);
    expect(texts(empty, 'updated')).toEqual([now.toISOString()]);
  });
});
