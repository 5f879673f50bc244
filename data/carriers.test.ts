import { readParcel } from '@/domain/parcel';
import { carriers } from './carriers';

const isTaken = (trackingNumber: string) => readParcel({ carrier: 'usps', trackingNumber }, carriers).ok;

// The examples that the USPS gives at tools.usps.com, service by service, and the forms of its labels.
it.each([
  '9400 1000 0000 0000 0000 00',
  '9205 5000 0000 0000 0000 00',
  '9407 3000 0000 0000 0000 00',
  '9303 3000 0000 0000 0000 00',
  '9270 1000 0000 0000 0000 00',
  '9208 8000 0000 0000 0000 00',
  '7016 0910 0001 0831 0009',
  '420 10001 9400 1000 0000 0000 0000 00',
  '420 10001 1234 9400 1000 0000 0000 0000 00',
  '82 000 000 00',
  'EA 000 000 000 US',
  'ec000000000us',
  'LZ 123 456 789 US',
])('the USPS’s own number is taken: %s', (number) => {
  expect(isTaken(number)).toBe(true);
});

it.each(['', '9400', '9400 1000 0000 0000 000', 'EA000000000', '1Z999AA10123456784', 'OH-7K3M9QX2', 'none'])(
  'what is none of the USPS’s is not: %s',
  (number) => {
    expect(isTaken(number)).toBe(false);
  },
);

it('each leads to its own page over https, with nothing but the number added', () => {
  for (const { trackingUrl } of carriers) {
    expect(new URL(trackingUrl('9400A&b')).protocol).toBe('https:');
    expect(trackingUrl('9400A&b')).toContain('9400A%26b');
  }
});
