// Verifies docs/product.md 34.1, 34.3.
import fc from 'fast-check';
import { maxLinkedItems, parseContinuation, parseLinkedItems, formatLinkedItems } from './cart-link';
import { maxQuantity, minQuantity } from './line-items';
import { catalogueNames, watchKey } from './watch-key';

const encoded = (name: string) => `~${Buffer.from(name, 'utf8').toString('base64url')}`;
const watches = fc.record({ catalogue: fc.constantFrom(...catalogueNames), id: fc.integer({ min: 1, max: 99_999 }) });
const items = fc.record({ watch: watches, quantity: fc.integer({ min: 1, max: 40 }), isEncoded: fc.boolean() });
const written = ({
  watch,
  quantity,
  isEncoded,
}: {
  watch: Parameters<typeof watchKey>[0];
  quantity: number;
  isEncoded: boolean;
}) => {
  const name = `${watch.catalogue}-${watch.id}`;
  return `${isEncoded ? encoded(name) : name}:${quantity}`;
};

describe('parseLinkedItems', () => {
  test('reads plain and base64url watch names with quantities', () => {
    expect(parseLinkedItems(`xerix-1:2,${encoded('undone-3')}:1`)).toEqual({
      lines: [
        { key: 'xerix/1', quantity: 2 },
        { key: 'undone/3', quantity: 1 },
      ],
      isCapped: false,
      unknownCount: 0,
    });
  });

  test('returns the same for any order, and adds up repeated watches', () => {
    fc.assert(
      fc.property(fc.array(items, { minLength: 1, maxLength: 8 }), fc.nat(), (named, seed) => {
        const rotated = named
          .map((_, index) => named[(index + seed) % named.length])
          .filter((item) => item !== undefined);
        const byKey = (text: string) => {
          const link = parseLinkedItems(text);
          return link && { ...link, lines: new Map(link.lines.map(({ key, quantity }) => [key, quantity])) };
        };
        const read = byKey(named.map(written).join());
        expect(read).toBeDefined();
        expect(byKey(rotated.map(written).join())).toEqual(read);
        for (const { watch } of named) {
          const all = named.filter((other) => watchKey(other.watch) === watchKey(watch));
          const requested = all.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(read?.lines.get(watchKey(watch))).toBe(Math.min(requested, maxQuantity));
        }
      }),
    );
  });

  test('restores formatted items', () => {
    fc.assert(
      fc.property(fc.array(items, { minLength: 1, maxLength: 8 }), (named) => {
        const lines = parseLinkedItems(named.map(written).join())?.lines ?? [];
        expect(parseLinkedItems(formatLinkedItems(lines))).toEqual({ lines, isCapped: false, unknownCount: 0 });
      }),
    );
  });

  test('caps the quantity of a watch and sets isCapped', () => {
    for (const many of ['11', '999999999999999999999', '9'.repeat(500)]) {
      expect(parseLinkedItems(`xerix-1:${many}`)).toMatchObject({ lines: [{ quantity: maxQuantity }], isCapped: true });
    }
    expect(parseLinkedItems(`xerix-1:${minQuantity}`)).toMatchObject({
      lines: [{ quantity: minQuantity }],
      isCapped: false,
    });
  });

  test('sets isCapped if any item exceeds the maximum', () => {
    expect(parseLinkedItems('xerix-1:1,xerix-2:11')?.isCapped).toBe(true);
    expect(parseLinkedItems('xerix-1:1,xerix-2:10')?.isCapped).toBe(false);
  });

  test('sets isCapped if the quantities of a repeated watch exceed the maximum together', () => {
    expect(parseLinkedItems('xerix-1:6,xerix-1:6')?.isCapped).toBe(true);
    expect(parseLinkedItems('xerix-1:6,xerix-1:4')?.isCapped).toBe(false);
    expect(parseLinkedItems('xerix-1:4,xerix-1:4,xerix-2:1,xerix-1:3')?.isCapped).toBe(true);
    expect(parseLinkedItems('xerix-1:4,xerix-1:4,xerix-2:10,xerix-1:2')?.isCapped).toBe(false);
  });

  test('accepts a base64url name of any bytes', () => {
    expect(encoded('>>>???')).toBe('~Pj4-Pz8_');
    expect(parseLinkedItems(`${encoded('>>>???')}:1`)).toEqual({ lines: [], isCapped: false, unknownCount: 1 });
  });

  test('omits and counts unknown names', () => {
    expect(parseLinkedItems(`sku_1:1,xerix-1:1,${encoded('gid://x/1')}:3`)).toEqual({
      lines: [{ key: 'xerix/1', quantity: 1 }],
      isCapped: false,
      unknownCount: 2,
    });
  });

  test.each([
    ...['', ',', 'xerix-1', 'xerix-1:', ':1', 'xerix-1:0', 'xerix-1:01', 'xerix-1:-1', 'xerix-1:1.0', 'xerix-1:1e1'],
    ...['xerix-1:１', 'xerix-1:1:1', 'xerix-1:1,', 'xerix/1:1', 'xerix 1:1', 'xerix%2D1:1', 'xërix-1:1', '~:1'],
    ...[
      '~eGVyaXgtMQ==:1',
      '~eGVyaXgtMR:1',
      '~e:1',
      '~____:1',
      '~eGVyaXgtMQo:1',
      `${encoded('a\u0000b')}:1`,
      '~~eGVyaXgtMQ:1',
      '!eGVyaXgtMQ:1',
    ],
  ])('returns undefined for %p', (text) => {
    expect(parseLinkedItems(text)).toBeUndefined();
  });

  // Verifies docs/product.md 34.3 (more than 100 watches).
  test('accepts as many items as an order has lines, and no more', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `xerix-${index + 1}:1`).join();
    expect(parseLinkedItems(many(maxLinkedItems))?.lines).toHaveLength(maxLinkedItems);
    expect(parseLinkedItems(many(maxLinkedItems + 1))).toBeUndefined();
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseLinkedItems(text)));
  });
});

describe('parseContinuation', () => {
  test.each([
    ['/all/xerix', '/all/xerix'],
    ['/', '/'],
    ['/search?q=moon', '/search?q=moon'],
    ['/search?q=https://x', '/search?q=https://x'],
    ['/all/../new/allnew', '/new/allnew'],
    ['/all#reviews', '/all'],
    ['/ünder', '/%C3%BCnder'],
  ])('returns for %p the path %p', (url, path) => {
    expect(parseContinuation(url)).toBe(path);
  });

  test.each([
    ...[
      '',
      'all',
      'all/xerix',
      '//evil.example',
      '///evil.example',
      '/..//evil.example',
      '/a/..//evil.example',
      '/\\evil.example',
    ],
    ...[
      'https://evil.example',
      'javascript:alert(1)',
      '/javascript:alert(1)',
      '/a b',
      '/a\tb',
      '/a\r\nLocation: x',
      '/a\u0000',
    ],
    ...['/\u00a0x', '\\\\evil.example', '/http://evil.example', '/./\\evil', '/.//evil.example', '?x', '#x'],
  ])('returns undefined for %p', (url) => {
    expect(parseContinuation(url)).toBeUndefined();
  });

  test('returns only paths within the shop, for any text', () => {
    const texts = fc.string({
      unit: fc.constantFrom('/', '\\', '.', ':', '@', '?', '#', 'a', '%', '\t', '\n', ' ', '2', 'F'),
    });
    fc.assert(
      fc.property(texts, (url) => {
        const path = parseContinuation(url);
        if (path === undefined) return;
        expect(new URL(path, 'http://shop.example').origin).toBe('http://shop.example');
        expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
        expect(parseContinuation(path)).toBe(path);
      }),
      { numRuns: 2000 },
    );
  });
});
