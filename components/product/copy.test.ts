import { whyAlike } from './copy';

it('gives the two reasons that tell most, as one line', () => {
  expect(whyAlike([{ kind: 'size' }, { kind: 'movement', name: 'Automatic' }, { kind: 'price' }])).toBe(
    'Same size, also automatic',
  );
  expect(
    whyAlike([
      { kind: 'strap', material: 'bracelet' },
      { kind: 'dial', colour: 'teal' },
    ]),
  ).toBe('Also on a bracelet, teal dial too');
});

it('says how much larger or smaller a watch is that is like it in nothing', () => {
  expect(whyAlike([{ kind: 'larger', mm: -4 }])).toBe('4 mm smaller across');
  expect(whyAlike([{ kind: 'larger', mm: 2.5 }])).toBe('2.5 mm larger across');
});
