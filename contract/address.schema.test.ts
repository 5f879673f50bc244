// Verifies docs/product.md 13.2, 13.17.
import { saveAddressRequest } from './account-addresses.schema';
import { checkoutRequest } from './checkout.schema';
import { changeAddressRequest } from './order-changes.schema';

const place = { line1: '丸の内1-9-1', city: '千代田区', postalCode: '100-0005', country: 'JP' };
const name = { fullName: 'Ada Lovelace' };

const requests = {
  'a checkout': (region: string) => checkoutRequest().shape.address.safeParse({ ...place, region }),
  'a saved address': (region: string) => saveAddressRequest().safeParse({ ...name, ...place, region, isFirst: true }),
  'a changed address': (region: string) => changeAddressRequest().safeParse({ ...name, ...place, region, order: 'x' }),
};

describe.each(Object.entries(requests))('the schema of %s', (_, parse) => {
  it.each(['東京都', '東京', 'JP-13', 'tokyo-to', ' TOKYO '])('stores the region %j as Tokyo', (region) => {
    expect(parse(region).data).toMatchObject({ ...place, region: 'Tokyo' });
  });

  it('rejects an unlisted region', () => {
    expect(parse('上海').error?.issues).toMatchObject([{ path: ['region'], message: 'region' }]);
  });
});
