import { isLoopback } from './caller-address';

it.each([
  'http://localhost:3000',
  'http://shop.localhost/',
  'http://127.0.0.1:8080/a',
  'https://127.12.234.56',
  'http://[::1]:3000',
])('isLoopback is true for %p', (url) => {
  expect(isLoopback(url)).toBe(true);
});

it.each([
  ...['', 'localhost', 'no address'],
  ...[
    'http://localhost.evil.example',
    'http://evil-localhost',
    'http://127.0.0.1.evil.example',
    'http://x127.0.0.1.to',
  ],
  ...['http://10.0.0.1', 'http://128.0.0.1', 'http://[::2]', 'http://evil.example/?localhost'],
])('isLoopback is false for %p', (url) => {
  expect(isLoopback(url)).toBe(false);
});
