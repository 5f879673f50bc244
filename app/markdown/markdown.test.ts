import { blocks, bullets, heading, link, plain } from './markdown';

test('plain escapes inline syntax', () => {
  expect(plain('a|b ~c~ `d` \\e')).toBe('a\\|b \\~c\\~ \\`d\\` \\\\e');
  expect(plain('Half & Half, *1969* [of] <1969> a_b')).toBe('Half \\& Half, \\*1969\\* \\[of\\] \\<1969\\> a\\_b');
});

test('plain escapes list and heading markers at the start', () => {
  expect(plain('- steel')).toBe('\\- steel');
  expect(plain('# 3')).toBe('\\# 3');
  expect(plain('1960. Retro')).toBe('1960\\. Retro');
  expect(plain('1960s retro')).toBe('1960s retro');
});

test('plain replaces line breaks with spaces', () => {
  expect(plain('one\ntwo')).toBe('one two');
  expect(plain('one \n\n two')).toBe('one two');
});

test('blocks joins headings, links and lists with blank lines', () => {
  expect(blocks(heading(1, 'All'), '', link('Xeric', '/all/xerix.md'), bullets(['a', 'b']))).toBe(
    '# All\n\n[Xeric](/all/xerix.md)\n\n- a\n- b\n',
  );
});
