import { walkFor } from './journeys.mjs';

it.each([
  [[], 'short'],
  [['--shard=1/4', '--retries=0', '--repeat-each=2'], 'short'],
  [['cart'], 'any'],
  [['-g', 'product page'], 'any'],
  [['--grep=@money'], 'any'],
  [['--last-failed'], 'any'],
  [['look', '--update-snapshots'], 'any'],
])('with %j a command walks %s: what is named is walked, long or short', (options, walk) => {
  expect(walkFor('short', options)).toBe(walk);
});

it('the long walk is cut like the short one', () => {
  expect(walkFor('long', ['--shard=1/4'])).toBe('long');
  expect(walkFor('long', ['-g', 'axe'])).toBe('any');
});
