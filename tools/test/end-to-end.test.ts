import { checksFor, suiteFor } from './end-to-end';

it.each([
  [[], 'short'],
  [['--shard=1/4', '--retries=0', '--repeat-each=2'], 'short'],
  [['cart'], 'any'],
  [['-g', 'product page'], 'any'],
  [['--grep=@money'], 'any'],
  [['--last-failed'], 'any'],
  [['look', '--update-snapshots'], 'any'],
])('with %j a command walks %s: what is named is walked, long or short', (options, walk) => {
  expect(suiteFor('short', options)).toBe(walk);
});

it('the long walk is cut like the short one', () => {
  expect(suiteFor('long', ['--shard=1/4'])).toBe('long');
  expect(suiteFor('long', ['-g', 'axe'])).toBe('any');
});

describe('for a shop that is there already', () => {
  const checks = ['build', 'e2e'];

  it.each([[['--project=live']], [['--project', 'live', '--retries=1']]])(
    'with %j it is read, and nothing is built',
    (options) => {
      expect(checksFor(checks, options, 'https://shop.example')).toEqual(['e2e']);
      expect(suiteFor('short', options)).toBe('live');
    },
  );

  it.each([[[]], [['cart']], [['--project=desktop']], [['-g', '--project=lively']]])(
    'with %j it is refused: those journeys write',
    (options) => {
      expect(() => checksFor(checks, options, 'https://shop.example')).toThrow('only ever read');
    },
  );

  it('without its address the shop is built and read here', () => {
    expect(checksFor(checks, ['--project=live'], undefined)).toEqual(checks);
    expect(checksFor(['build', 'chaos'], [], 'https://shop.example')).toEqual(['build', 'chaos']);
  });
});
