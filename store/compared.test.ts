import { comparedText } from './compared';

it('what is compared stands under its key', () => {
  comparedText.write('xerix/1,undone/3');
  expect(localStorage.getItem('compare')).toBe('xerix/1,undone/3');
  expect(comparedText.read()).toBe('xerix/1,undone/3');
});
