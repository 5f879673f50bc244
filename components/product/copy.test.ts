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

it.each([
  [{ kind: 'nearly' }, 'Nearly the same size'],
  [{ kind: 'weight' }, 'About the same weight'],
  [{ kind: 'thickness' }, 'About as thick'],
  [{ kind: 'price' }, 'About the same price'],
  [{ kind: 'digital' }, 'Also digital'],
  [{ kind: 'skeleton' }, 'Also skeletonized'],
  [{ kind: 'function', name: 'moon' }, 'Also shows the moon'],
  [{ kind: 'case', material: 'titanium' }, 'Also in titanium'],
  [{ kind: 'strap', material: 'rubber' }, 'Also on rubber'],
  [{ kind: 'water', metres: 200 }, 'Also 200 m'],
] as const)('similarityCopy says %j as "%s"', (reason, sentence) => {
  expect(similarityCopy([reason])).toBe(sentence);
});
