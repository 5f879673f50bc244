/** Copy of the carousel; its slides are in data/home.ts. */
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

/** Link to a brand's list. */
export const allOfBrand = (count: number, brand: string) => `All ${count} ${brand} watches`;

export const oddHoursCopy = {
  title: 'What is odd about these hours',
  text: 'The mark of this shop is a dial with six hours on it, the odd ones. Here is a watch for each.',
};

export const tryDialCopy = { title: 'Read one odd hour' };
