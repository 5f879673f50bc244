// Verifies docs/product.md 12.1.
import { newsletterPattern } from './limits';

const accepts = (address: string) => new RegExp(`^(?:${newsletterPattern})$`, 'v').test(address);

test.each(['a@b.co', 'first.last+watch_1%x-y@mail.example.info', '0@0.0.us'])('%s is an address', (address) => {
  expect(accepts(address)).toBe(true);
});

test.each([
  ['', 'nothing'],
  ['a@b', 'no ending'],
  ['a@b.c', 'an ending of one letter'],
  ['a@b.company', 'an ending of more than four letters'],
  ['a@b.c0m', 'a digit in the ending'],
  ['Jane@b.com', 'a capital'],
  ['a b@c.com', 'a blank'],
  ['@b.com', 'nothing before the at sign'],
  ['a@b.com\nBcc: x@y.com', 'a second line'],
])('%j is none: %s', (address) => {
  expect(accepts(address)).toBe(false);
});
