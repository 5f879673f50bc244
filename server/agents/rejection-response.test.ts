// JSON-RPC codes: docs/product.md 33.7.
import { restRejection, rpcError, rpcRejection } from './rejection-response';

it.each([
  ['bad-json', -32700],
  ['bad-request', -32602],
  ['invalid-arguments', -32602],
  ['wrong-content-type', -32600],
  ['too-large', -32600],
  ['profile-unreachable', -32001],
  ['version-unsupported', -32001],
  ['idempotency-conflict', -32000],
  ['too-many-requests', -32000],
  ['records-unreachable', -32000],
  ['fault', -32603],
  ['something-new', -32603],
])('rpcError of %s has the code %d (JSON-RPC 2.0, 5.1)', (code, expected) => {
  expect(rpcError({ code })).toMatchObject({ code: expected, data: { code: code.replaceAll('-', '_') } });
});

it('an agent reads the wait of a rejection in the header and, over MCP, in the error', async () => {
  const rejection = { code: 'too-many-requests', retryAfter: 7 };
  const responses = [restRejection(rejection, 429), rpcRejection(rejection, 429, 3)];
  expect(responses.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual([
    [429, '7'],
    [429, '7'],
  ]);
  expect(await responses[1]?.json()).toMatchObject({ jsonrpc: '2.0', id: 3, error: { data: { retry_after: 7 } } });
  expect(restRejection({ code: 'bad-json' }, 400).headers.get('Retry-After')).toBeNull();
});
