import { once } from 'node:events';
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import {
  compressQuickly,
  createStreamCompressor,
  isCompressible,
  isWorthCompressing,
  negotiateEncoding,
} from './content-encoding';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.001', 'br'],
  ['br;q=0.0', undefined],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.5', 'br'],
  ['gzip;q=0.2, identity;q=0.8', undefined],
  ['*', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['bride', undefined],
  ['', undefined],
  [undefined, undefined],
])('negotiateEncoding returns the encoding for Accept-Encoding "%s": %s', (accepted, encoding) =>
  expect(negotiateEncoding(accepted)).toBe(encoding),
);

it.each([
  'text/html; charset=utf-8',
  'text/x-component',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'application/atom+xml',
  'application/javascript; charset=UTF-8',
  'image/svg+xml',
  'application/jsonl; charset=utf-8',
])('isCompressible is true for %s', (type) => expect(isCompressible(type)).toBe(true));

it.each(['image/avif', 'font/woff2', 'application/octet-stream', undefined])('isCompressible is false for %s', (type) =>
  expect(isCompressible(type)).toBe(false),
);

it('compressQuickly keeps the bytes', async () => {
  const body = Buffer.from('Odd hours. '.repeat(500));
  expect(brotliDecompressSync(await compressQuickly(body, 'br')).equals(body)).toBe(true);
  expect(gunzipSync(await compressQuickly(body, 'gzip')).equals(body)).toBe(true);
});

it.each(['br', 'gzip'] as const)(
  'createStreamCompressor(%s) sends each chunk at once, so that a page appears in parts',
  async (encoding) => {
    const compressor = createStreamCompressor(encoding);
    const decompressor = encoding === 'br' ? createBrotliDecompress() : createGunzip();
    compressor.pipe(decompressor);
    for (const chunk of ['<p>Odd', ' hours</p>']) {
      compressor.write(chunk);
      const [arrived] = (await once(decompressor, 'data')) as [Buffer];
      expect(arrived.toString()).toBe(chunk);
    }
    compressor.end();
  },
);

it('isWorthCompressing is false for a body that fits into one packet', () => {
  expect(isWorthCompressing(Buffer.alloc(1023))).toBe(false);
  expect(isWorthCompressing(Buffer.alloc(1024))).toBe(true);
});
