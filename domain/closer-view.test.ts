import { closerWidths } from './closer-view';

test.each([
  [1200, [480, 800, 1200]],
  [800, [480, 800]],
  [480, [480]],
])('a closer picture of %p px is offered in no width twice, and in none that it lacks', (widest, widths) => {
  expect(closerWidths(widest)).toEqual(widths);
});
