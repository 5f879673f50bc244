/** What the row of watches that this browser has looked at says (docs/product.md 10.9). */
export const recentWords = {
  title: 'You looked at',
  clear: 'Clear this list',
  cleared: 'The list is cleared. Only this browser had it.',
  unreachable: 'The shop could not be reached for the watches that you looked at.',
  noneSold: 'None of the watches that you looked at is sold any more.',
};
