import type { SaveAddress, SavedAddress } from '@/contract/account-addresses';
import { type Address, addressOf, blankAddress } from '@/domain/address';
import { markerKey, useSession } from '@/store/session';

/** Ada's address with changes. */
export const typedAddress = (change: Partial<Address> = {}): Address => ({
  ...blankAddress,
  fullName: 'Ada Lovelace',
  line1: '1 Odd Street',
  city: 'Brooklyn',
  region: 'NY',
  postalCode: '11201',
  ...change,
});

/** Signs Ada in, for a test that mocks `@/browser/firebase-auth`. */
export function signInAda(): void {
  window.localStorage.setItem(markerKey, 'true');
  const user = { displayName: 'Ada Lovelace', email: 'ada@example.com', uid: 'ada' };
  useSession.setState({ status: 'user', user, marker: 'true', isUnreachable: false });
}

/** Mock of one member's address book API, with the received requests. */
export type AddressBookMock = {
  addresses: SavedAddress[];
  requests: { path: string; method: string; sent: unknown }[];
  /** Rejection of the next request; `unreachable` for a network error. */
  rejects?: { code: string; field?: string; reason?: string };
};

/** Mocks fetch with an address book API; addresses keep the order in which they were saved. */
export function mockAddressBook(...kept: Address[]): AddressBookMock {
  const shop: AddressBookMock = { addresses: [], requests: [] };
  let last = 0;
  const put = (address: Address, id?: string, isFirst = false) => {
    const saved = {
      ...addressOf(address),
      id: id ?? String((last += 1)),
      isFirst: false,
      countryName: 'United States',
    };
    const others = shop.addresses.filter((each) => each.id !== saved.id);
    const first = isFirst ? saved.id : (others.find((each) => each.isFirst)?.id ?? saved.id);
    shop.addresses = [...others, saved].map((each) => ({ ...each, isFirst: each.id === first }));
  };
  kept.forEach((address) => put(address));

  globalThis.fetch = async (input, init) => {
    const sent = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    shop.requests.push({ path: String(input), method: init?.method ?? 'GET', sent });
    const { rejects } = shop;
    delete shop.rejects;
    if (rejects?.code === 'unreachable') throw new TypeError('Failed to fetch');
    if (rejects) return { ok: false, json: async () => ({ error: { ...rejects, message: 'No.' } }) } as Response;
    if (String(input).endsWith('/remove')) {
      shop.addresses = shop.addresses.filter(({ id }) => id !== sent.id);
      const [first] = shop.addresses;
      if (first && !shop.addresses.some(({ isFirst }) => isFirst)) first.isFirst = true;
    } else if (init?.method === 'POST') {
      const { id, isFirst, ...address } = sent as SaveAddress;
      put(address as Address, id, isFirst);
    }
    return { ok: true, json: async () => ({ addresses: shop.addresses }) } as Response;
  };
  return shop;
}
