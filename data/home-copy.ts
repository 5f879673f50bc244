export const promotionCopy = {
  designer: 'Designer-brand watches at lower prices.',
  nextOrder: (discount: string) => `${discount} the next order when buying one.`,
  weekend: 'Save up to 30% this weekend.',
  choice: 'Xeric or Archetype? Choose your favorite watch between the two.',
};

export const headline = 'Time to be Different.';

export const heroCopy = { newArrivals: 'Shop new arrivals', all: (count: number) => `See all ${count}` };

/** Texts of the odd hours, by hour. */
export const oddHoursCopy = {
  1: 'One hand, once around a day. Noon is at the top, midnight at the bottom.',
  3: 'Three discs carry the hours, four on each. The one on duty travels along the minutes.',
  5: 'Every fifth minute has a number. The minutes come first here.',
  7: 'Seven wheels and a balance, and you can count them from the front.',
  9: 'Green tubes all around, except the one at nine. That is the port side, so it is red.',
  11: 'Britain once lost eleven days overnight. This date hand climbs to 31, then drops back to 1.',
};

/** Titles and links of "Most Popular Brands". */
export const popularCopy = {
  xerix: ['Xeric', 'Shop Xeric'],
  archetype: ['Archetype', 'Shop Archetype'],
  times: ['Times on Sale', 'Shop Times'],
  gshock: ['G-Shock', 'Shop G-Shock'],
} as const;
