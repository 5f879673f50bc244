import { similarityCopy } from './copy';

it('similarityCopy joins the first two reasons in one line', () => {
  expect(similarityCopy([{ kind: 'size' }, { kind: 'movement', name: 'Automatic' }, { kind: 'price' }])).toBe(
    'Same size, also automatic',
  );
  expect(
    similarityCopy([
      { kind: 'strap', material: 'bracelet' },
      { kind: 'dial', colour: 'teal' },
    ]),
  ).toBe('Also on a bracelet, teal dial too');
});

it('similarityCopy names the difference in size when the watches have nothing in common', () => {
  expect(similarityCopy([{ kind: 'larger', mm: -4 }])).toBe('4 mm smaller across');
  expect(similarityCopy([{ kind: 'larger', mm: 2.5 }])).toBe('2.5 mm larger across');
});
