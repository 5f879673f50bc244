import { maxRecent, parseKeys, addRecent } from './key-list';

it('addRecent puts the latest watch first, without duplicates', () => {
  expect(addRecent('undone/3,xerix/1,gshock/2', 'xerix/1')).toBe('xerix/1,undone/3,gshock/2');
});

it('addRecent keeps the shown watches and the current one, and drops older ones', () => {
  const seen = Array.from({ length: 20 }, (_, place) => `xerix/${place + 2}`).join();
  const parsed = parseKeys(addRecent(seen, 'xerix/1'));
  expect(parsed).toHaveLength(maxRecent + 1);
  expect(parsed).toEqual(Array.from({ length: 13 }, (_, place) => `xerix/${place + 1}`));
});
