// Verifies docs/product.md 33.15.
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { handOffRoute } from '@/contract/agent-hand-off';
import { agentSessionPath } from '@/domain/paths';
import { now } from '@/server/testing/checkout';
import { onOneEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { answerHandOff } from './hand-off';
import { viewHandOff } from './hand-off-view';
import { type AgentCall } from './operations';
import { readSession } from './sessions';
import { agentsAt, ask, line, payment } from './testing/agent';
import { isLongRun } from '@/domain/testing/long-tests';

const operations: readonly AgentCall['operation'][] = [
  'get_checkout',
  'update_checkout',
  'complete_checkout',
  'cancel_checkout',
];

/** A unique text of ten letters. */
const text = fc.string({ unit: fc.constantFrom(...'bcdfghjkmnpqrtvwxz'), minLength: 10, maxLength: 10 });

const person = fc.record({
  first: text,
  last: text,
  mailbox: text,
  street: text,
  flat: text,
  city: text,
  phone: fc.stringMatching(/^[1-9]\d{9}$/),
});
type Person = typeof person extends fc.Arbitrary<infer Each> ? Each : never;

const checkoutOf = ({ first, last, mailbox, street, flat, city, phone }: Person) => ({
  line_items: [line('xerix-1')],
  buyer: { first_name: first, last_name: last, email: `${mailbox}@example.com`, phone_number: phone },
  fulfillment: {
    methods: [
      {
        type: 'shipping',
        line_item_ids: [],
        destinations: [
          {
            ...{ first_name: first, last_name: last, street_address: street, extended_address: flat },
            ...{ address_locality: city, address_region: 'NY', postal_code: '10001', address_country: 'US' },
          },
        ],
      },
    ],
  },
});

onOneEngine((where) => {
  const logged = collectLog();

  /** Claims a session as a browser with the page's link does. */
  const claim = async (session: string) => {
    const request = new Request(`http://shop.example${handOffRoute.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-odd-hours-caller': '192.0.2.9' },
      body: JSON.stringify({ session, key: randomUUID() }),
    });
    return answerHandOff(where().db, request, now);
  };

  // Verifies docs/product.md 33.15 (name, email address, phone number, postal address).
  it('no API call with data from a page, its link or the log returns or changes personal data', async () => {
    const { db } = where();
    await fc.assert(
      fc.asyncProperty(person, text, async (shopper, other) => {
        // Each run has callers of its own, so that no rate limit ends it.
        const caller = randomUUID();
        const made = await ask(agentsAt(db), 'create_checkout', checkoutOf(shopper), { caller });
        const before = await readSession(db, made.id, now);
        if (!before) throw new Error('The checkout was not created.');
        const secrets = Object.values(shopper);
        const page = JSON.stringify([agentSessionPath(before.linkToken), await viewHandOff(db, before, now)]);
        const shown = [made.continue_url, page, ...logged()].join('\n');
        expect(shown).not.toContain(made.id);
        for (const token of new Set(shown.match(/[\w-]{8,}/g))) {
          for (const operation of operations) {
            const payload = operation === 'complete_checkout' ? payment : checkoutOf({ ...shopper, street: other });
            const sent = operation.startsWith('get') || operation.startsWith('cancel') ? undefined : payload;
            const call = { id: token, caller: randomUUID(), idempotencyKey: randomUUID() };
            const answer = await ask(agentsAt(db), operation, sent, call);
            expect(answer.messages).toMatchObject([{ code: 'not_found' }]);
          }
        }
        const claimed = JSON.stringify(await claim(before.linkToken));
        const answers = [
          claimed,
          JSON.stringify(await ask(agentsAt(db), 'get_checkout', undefined, { id: made.id, caller })),
        ];
        for (const secret of secrets) expect([page, JSON.stringify(made), ...answers].join('\n')).not.toContain(secret);
        expect((await readSession(db, made.id, now))?.prepared).toEqual(before.prepared);
      }),
      { numRuns: isLongRun ? 8 : 2 },
    );
  }, 120_000);
});
