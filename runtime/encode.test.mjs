/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, encodeNow, isText, isWorthEncoding } from './encode.mjs';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.001', 'br'],
  ['br;q=0.0', undefined],
  ['identity', undefined],
  ['bride', undefined],
  ['', undefined],
  [undefined, undefined],
])('for "%s" it is %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding));

it.each([
  'text/html; charset=utf-8',
  'text/x-component',
  'application/json',
  'application/manifest+json',
  'application/xml',
  'application/atom+xml',
  'application/javascript; charset=UTF-8',
  'image/svg+xml',
])('%s is text', (type) => expect(isText(type)).toBe(true));

it.each(['image/avif', 'font/woff2', 'application/octet-stream', undefined])('%s is none', (type) =>
  expect(isText(type)).toBe(false),
);

it('gives back what went in', async () => {
  const body = Buffer.from('Odd hours. '.repeat(500));
  expect(brotliDecompressSync(await encodeNow(body, 'br')).equals(body)).toBe(true);
  expect(gunzipSync(await encodeNow(body, 'gzip')).equals(body)).toBe(true);
});

it('leaves what fits one packet', () => {
  expect(isWorthEncoding(Buffer.alloc(1023))).toBe(false);
  expect(isWorthEncoding(Buffer.alloc(1024))).toBe(true);
});
