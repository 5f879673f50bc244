// Verifies docs/product.md 38.5.
import { isSoldTo } from './eu-sales';

jest.mock('./makers', () => ({ ...jest.requireActual<object>('./makers'), makersNotReadyForEu: () => ['Timex'] }));

const live = { STRIPE_SECRET_KEY: 'sk_live_1' };

it.each([
  ['DE', ['Timex'], live, false],
  ['DE', ['Xeric', 'Timex'], live, false],
  ['DE', ['Timex', 'Xeric'], live, false],
  ['DE', ['Xeric'], live, true],
  ['US', ['Timex'], live, true],
  ['DE', ['Timex'], {}, true],
])('isSoldTo %s with %j and the keys %j returns %p', (country, makers, env, isSold) => {
  expect(isSoldTo(country, makers, env)).toBe(isSold);
});
