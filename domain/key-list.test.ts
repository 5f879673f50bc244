import { maxRecent, parseKeys, addRecent } from './key-list';

it('the watch looked at last stands first, and no watch twice', () => {
  expect(addRecent('undone/3,xerix/1,gshock/2', 'xerix/1')).toBe('xerix/1,undone/3,gshock/2');
});

it('keeps the shown ones and the one whose page this is, and forgets what was seen before them', () => {
  const seen = Array.from({ length: 20 }, (_, place) => `xerix/${place + 2}`).join();
  const kept = parseKeys(addRecent(seen, 'xerix/1'));
  expect(kept).toHaveLength(maxRecent + 1);
  expect(kept).toEqual(Array.from({ length: 13 }, (_, place) => `xerix/${place + 1}`));
});
