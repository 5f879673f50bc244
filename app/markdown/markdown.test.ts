import { blocks, bullets, heading, link, plain } from './markdown';

test('marks in a text stay text', () => {
  expect(plain('Half & Half, *1969* [of] <1969> a_b')).toBe('Half \\& Half, \\*1969\\* \\[of\\] \\<1969\\> a\\_b');
});

test('no line begins a list or a heading by chance', () => {
  expect(plain('- steel')).toBe('\\- steel');
  expect(plain('# 3')).toBe('\\# 3');
  expect(plain('1960. Retro')).toBe('1960\\. Retro');
  expect(plain('1960s retro')).toBe('1960s retro');
});

test('a text stays on its line', () => {
  expect(plain('one\ntwo')).toBe('one two');
});

test('headings, links and lists', () => {
  expect(blocks(heading(1, 'All'), '', link('Xeric', '/all/xerix.md'), bullets(['a', 'b']))).toBe(
    '# All\n\n[Xeric](/all/xerix.md)\n\n- a\n- b\n',
  );
});
