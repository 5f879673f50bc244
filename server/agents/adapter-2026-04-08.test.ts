// Verifies docs/product.md 33.7.
import { readRequest, writeResponse } from './adapter-2026-04-08';

const ucp = { version: '2026-04-08' as const };
const policy = {
  type: 'dev.ucp.shopping.policy.return',
  description: { plain: 'Thirty days.' },
  url: 'https://a.example/',
};

it('writeResponse appends policies to the other messages', () => {
  const info = { type: 'info' as const, content: 'First.' };
  expect(writeResponse({ ucp, messages: [info], policies: [policy] })).toEqual({
    ucp,
    messages: [info, { type: 'info', code: 'return_policy', content: 'Thirty days. https://a.example/' }],
  });
});

it.each([undefined, null, 7, [], {}, { line_items: 7 }])(
  'readRequest leaves a request without lines unchanged: %j',
  (payload) => {
    expect(readRequest(payload)).toBe(payload);
  },
);

it.each([null, 7, {}, { item: null }])(
  'readRequest converts the unvalidated payload of complete_checkout too: %j',
  (line) => {
    expect(() => readRequest({ line_items: [line] })).not.toThrow();
  },
);
