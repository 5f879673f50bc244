import { type Capabilities, negotiate, relevantTo } from './capabilities';

const version = '2026-08-25';
const older = '2026-04-08';

it.each<[string, Capabilities, Capabilities, Record<string, string>]>([
  ['nothing in common', { a: [{ version }] }, { b: [{ version }] }, {}],
  ['one in common', { a: [{ version }], b: [{ version }] }, { a: [{ version }] }, { a: version }],
  [
    'of several versions the newest',
    { a: [{ version: older }, { version }] },
    { a: [{ version }, { version: older }] },
    { a: version },
  ],
  [
    'the one version that both have',
    { a: [{ version: older }, { version }] },
    { a: [{ version: older }] },
    { a: older },
  ],
  ['no version in common', { a: [{ version }] }, { a: [{ version: older }] }, {}],
  ['no extension without its parent', { a: [{ version }], x: [{ version, extends: 'a' }] }, { x: [{ version }] }, {}],
  [
    'an extension with its parent',
    { a: [{ version }], x: [{ version, extends: 'a' }] },
    { a: [{ version }], x: [{ version }] },
    { a: version, x: version },
  ],
  [
    'an extension with one of its parents',
    { a: [{ version }], b: [{ version }], x: [{ version, extends: ['a', 'b'] }] },
    { b: [{ version }], x: [{ version }] },
    { b: version, x: version },
  ],
  [
    'no extension of an extension that goes',
    { y: [{ version, extends: 'x' }], x: [{ version, extends: 'a' }], a: [{ version }] },
    { x: [{ version }], y: [{ version }] },
    {},
  ],
  [
    'nothing that only has the name of what every object has',
    { a: [{ version }] },
    JSON.parse('{"__proto__":[{"version":"2026-08-25"}]}'),
    {},
  ],
])('negotiate: %s', (_, shop, agent, expected) => {
  expect(Object.fromEntries([...negotiate(shop, agent)].map(([name, { version: used }]) => [name, used]))).toEqual(
    expected,
  );
});

it('relevantTo returns the requested capability and its extensions only', () => {
  const all: Capabilities = {
    a: [{ version }],
    b: [{ version }],
    x: [{ version, extends: ['a'] }],
    y: [{ version, extends: 'b' }],
  };
  const negotiated = negotiate(all, all);
  expect(relevantTo(negotiated, 'a')).toEqual({ a: [{ version }], x: [{ version }] });
  expect(relevantTo(negotiated, 'b')).toEqual({ b: [{ version }], y: [{ version }] });
});
