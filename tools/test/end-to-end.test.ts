import { checksFor, suiteFor } from './end-to-end';

it.each([
  [[], 'short'],
  [['--shard=1/4', '--retries=0', '--repeat-each=2'], 'short'],
  [['cart'], 'any'],
  [['-g', 'product page'], 'any'],
  [['--grep=@money'], 'any'],
  [['--last-failed'], 'any'],
  [['snapshot', '--update-snapshots'], 'any'],
])('suiteFor returns for %j the suite %s', (options, suite) => {
  expect(suiteFor('short', options)).toBe(suite);
});

it('suiteFor shards the long suite like the short one', () => {
  expect(suiteFor('long', ['--shard=1/4'])).toBe('long');
  expect(suiteFor('long', ['-g', 'axe'])).toBe('any');
});

describe('for a running shop', () => {
  const checks = ['build', 'e2e'];

  it.each([[['--project=live']], [['--project', 'live', '--retries=1']], [['--project=any-shop']]])(
    '%j runs the checks of a running shop without a build',
    (options) => {
      expect(checksFor(checks, options, 'https://shop.example')).toEqual(['e2e']);
      expect(suiteFor('short', options)).toBe('live');
    },
  );

  it.each([[[]], [['cart']], [['--project=desktop']], [['-g', '--project=lively']]])(
    '%j is rejected, as those tests write',
    (options) => {
      expect(() => checksFor(checks, options, 'https://shop.example')).toThrow('only read');
    },
  );

  it('the shop is built and tested locally without an address', () => {
    expect(checksFor(checks, ['--project=live'], undefined)).toEqual(checks);
    expect(checksFor(['build', 'chaos'], [], 'https://shop.example')).toEqual(['build', 'chaos']);
  });
});
