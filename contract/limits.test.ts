// Verifies docs/product.md 12.1.
import { newsletterPattern } from './limits';

const accepts = (address: string) => new RegExp(`^(?:${newsletterPattern})$`, 'v').test(address);

test.each(['a@b.co', 'first.last+watch_1%x-y@mail.example.info', '0@0.0.us'])(
  'newsletterPattern accepts %s',
  (address) => {
    expect(accepts(address)).toBe(true);
  },
);

test.each([
  ['', 'empty'],
  ['a@b', 'no top-level domain'],
  ['a@b.c', 'a top-level domain of one letter'],
  ['a@b.company', 'a top-level domain of more than four letters'],
  ['a@b.c0m', 'a digit in the top-level domain'],
  ['Jane@b.com', 'an upper-case letter'],
  ['a b@c.com', 'a space'],
  ['@b.com', 'no local part'],
  ['a@b.com\nBcc: x@y.com', 'a second line'],
])('newsletterPattern rejects %j: %s', (address) => {
  expect(accepts(address)).toBe(false);
});
