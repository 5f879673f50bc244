// Holds docs/product.md 33.2.
import { agentSessionPath } from './agent-paths';

test('a session’s id is one part of its path, whatever stands in it', () => {
  expect(agentSessionPath('0f8c-1')).toBe('/agent/0f8c-1');
  expect(agentSessionPath('a/../b?c#d')).toBe('/agent/a%2F..%2Fb%3Fc%23d');
});
