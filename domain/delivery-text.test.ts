// Verifies docs/product.md 13.3, 15.6.
import { deliveryCopy } from './delivery-text';

it('deliveryCopy states the usual days and the latest day', () => {
  const dates = { earliest: '2026-11-25', latest: '2026-11-27', latestIfDelayed: '2027-01-02' };
  expect(deliveryCopy(dates)).toEqual({
    usual: 'Wed, Nov 25 to Fri, Nov 27',
    late: 'Delays are possible: by Sat, Jan 2 at the latest.',
  });
});
