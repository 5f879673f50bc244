import { explanation, isNewEnough } from './require-node.cjs';

describe('isNewEnough', () => {
  it.each(['20.19.0', '20.20.2', '21.0.0', '22.1.0', '100.0.0'])('accepts %s', (version) => {
    expect(isNewEnough(version)).toBe(true);
  });

  it.each(['20.18.3', '20.2.0', '16.3.0', '9.11.2', '0.12.18', 'nonsense'])('turns %s away', (version) => {
    expect(isNewEnough(version)).toBe(false);
  });
});

it('says what is needed and what was found', () => {
  expect(explanation('16.3.0')).toBe(
    'Odd Hours needs Node 20.19 or newer; this is 16.3.0. Install it, then run the command again.',
  );
});
