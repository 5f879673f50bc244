import { changesIn, selectChanges, diffLines, pageOf } from './comparison';

const report = JSON.stringify({
  suites: [
    {
      suites: [
        {
          specs: [
            {
              tests: [
                {
                  projectName: 'phone',
                  results: [
                    {
                      attachments: [
                        { name: 'filled-cart-expected.png', path: '/k.png' },
                        { name: 'filled-cart-actual.png', path: '/a.png' },
                        { name: 'filled-cart-diff.png', path: '/d.png' },
                        { name: 'filled-cart-actual.yml', path: '/a.yml' },
                        { name: 'screenshot', path: '/s.png' },
                      ],
                    },
                  ],
                },
                { projectName: 'desktop', results: [{ attachments: [{ name: 'home-actual.png', path: '/h.png' }] }] },
                { projectName: 'desktop', results: [] },
              ],
            },
          ],
        },
      ],
    },
  ],
});

test('changesIn returns the changed snapshots with their files', () => {
  expect(changesIn(report)).toEqual([
    { name: 'desktop/home.png', expected: 'e2e/snapshots/desktop/home.png', actual: '/h.png' },
    {
      name: 'phone/filled-cart.png',
      expected: 'e2e/snapshots/phone/filled-cart.png',
      actual: '/a.png',
      difference: '/d.png',
    },
    { name: 'phone/filled-cart.yml', expected: 'e2e/snapshots/phone/filled-cart.yml', actual: '/a.yml' },
  ]);
  expect(changesIn(undefined)).toEqual([]);
});

test('selectChanges accepts a snapshot by name, with or without project and extension, or all of them', () => {
  const changes = changesIn(report);
  const names = (...given: string[]) => selectChanges(changes, given).map(({ name }) => name);
  expect(names('filled-cart')).toEqual(['phone/filled-cart.png', 'phone/filled-cart.yml']);
  expect(names('phone/filled-cart.yml')).toEqual(['phone/filled-cart.yml']);
  expect(names('desktop/home', 'phone/filled-cart')).toHaveLength(3);
  expect(names('all')).toHaveLength(3);
  expect(() => names('desktop/filled-cart')).toThrow('No changed snapshot is named desktop/filled-cart.');
});

test('diffLines returns common, removed and added lines in order', () => {
  const signs = diffLines('a\nb\nc\n', 'a\nx\nc\nd\n').map(({ sign, line }) => sign + line);
  expect(signs).toEqual([' a', '-b', '+x', ' c', '+d']);
  expect(diffLines('a\n', 'a\n')).toEqual([{ sign: ' ', line: 'a' }]);
});

test('pageOf shows images side by side, texts by line, and the command that accepts each', () => {
  const home = { name: 'desktop/home.png', expected: 'e2e/snapshots/desktop/home.png', actual: '/h.png' };
  const page = pageOf([
    { ...home, files: { expected: 'k.png', actual: 'h.png', difference: undefined } },
    { ...home, name: 'desktop/home.yml', before: '- button "Old"\n', after: '- button "New"\n' },
  ]);
  expect(page).toContain('2 snapshots have changed');
  expect(page.match(/<figure>/g)).toHaveLength(2);
  expect(page).toContain('npm run snapshots -- --accept desktop/home.png');
  expect(page).toContain('<span class="removed">- - button &#34;Old&#34;</span>');
  expect(page).toContain('<span class="added">+ - button &#34;New&#34;</span>');
});
