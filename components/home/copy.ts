/** The carousel of the home page; what it promotes is in data/home.ts. */
export const carouselCopy = {
  title: 'Three to start with',
  position: (number: number, count: number) => `${number} of ${count}`,
  dot: (number: number, name?: string) => (name ? `Slide ${number}: ${name}` : `Slide ${number}`),
  previous: 'Previous slide',
  next: 'Next slide',
};

export const popularBrandsTitle = 'Most Popular Brands';

export const newArrivalsTitle = 'New arrivals';

export const allBrandsTitle = 'Seven makers';

/** The way to a brand's list. */
export const allOfBrand = (count: number, brand: string) => `All ${count} ${brand} watches`;

/** Over one watch for each odd hour. */
export const oddHoursCopy = {
  title: 'What is odd about these hours',
  text: 'The mark of this shop is a dial with six hours on it, the odd ones. Here is a watch for each.',
};

/** Over the home page's dial to try. */
export const tryDialCopy = { title: 'Read one odd hour' };
