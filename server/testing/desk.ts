import { type Owner } from '@/server/desk/actor';
import { type Database } from '@/server/database/database';
import { createSession } from '@/server/desk/sessions';

/** The owner of the tests; the settings of a test name her with {@link withOwner}. */
export const ownerEmail = 'owner@example.com';

/** An owner who has just used her passkey. */
export const owner: Owner = { role: 'owner', name: ownerEmail, isConfirmed: true };

/** Sets OWNERS for the tests of a describe block. */
export function withOwner(): void {
  const before = process.env.OWNERS;
  beforeEach(() => (process.env.OWNERS = ownerEmail));
  afterEach(() => {
    if (before === undefined) delete process.env.OWNERS;
    else process.env.OWNERS = before;
  });
}

/** An address as an owner types it. */
export const typedAddress = {
  fullName: 'Ada Byron',
  phone: '',
  line1: '2 Odd Street',
  line2: '',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
};

/** Signs the owner in and returns the token of her cookie. */
export const signInOwner = (db: Database, now = new Date()) =>
  createSession(db, { email: ownerEmail, passkey: 'passkey', device: 'Test' }, now);

/** Creates a request as a form of the desk sends it, by default from a page of the shop. */
export function postToDesk(
  action: string,
  form: Readonly<Record<string, string>>,
  { token, device, origin = 'http://localhost:3000' }: { token?: string; device?: string; origin?: string } = {},
): Request {
  return new Request(`http://localhost:3000/api/desk/${action}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(origin && { origin }),
      ...((token || device) && { cookie: `desk=${token ?? ''}; desk-device=${device ?? ''}` }),
    },
    body: new URLSearchParams({ key: crypto.randomUUID(), back: '/desk', ...form }).toString(),
  });
}
