/** What sending a watch costs, and when it arrives, on its page (docs/product.md 6.15). */
export const sendingWords = {
  country: 'Country it is sent to',
  free: 'Free',
  freeOver: (cost: string, limit: string) => `${cost}, free over ${limit}`,
  notServed: 'We do not send there',
  days: ([fewest, most]: readonly [number, number]) => `in ${fewest} to ${most} business days`,
  noDays: 'Not at all',
  within: (days: number) => `${days} days from the ship date`,
  elsewhere: (cost: string, limit: string, days: string) =>
    `To other countries: ${cost}, free over ${limit} to eligible ones, ${days}.`,
};
