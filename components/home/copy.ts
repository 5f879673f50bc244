/** Copy of the carousel; its slides are in data/home.ts. */
export const carouselCopy = {
  title: 'Featured watches',
  /** Role descriptions for screen readers. */
  carousel: 'carousel',
  slide: 'slide',
  choose: 'Choose a slide',
  position: (number: number, count: number) => `${number} of ${count}`,
  dot: (number: number, name?: string) => (name ? `Slide ${number}: ${name}` : `Slide ${number}`),
  previous: 'Previous slide',
  next: 'Next slide',
};

export const popularBrandsTitle = 'Most Popular Brands';

export const newArrivalsTitle = 'New arrivals';
export const allNewArrivals = 'See all new arrivals';

export const allBrandsTitle = 'Seven makers';

/** Link to a brand's list. */
export const allOfBrand = (count: number, brand: string) => `All ${count} ${brand} watches`;

export const oddHoursCopy = {
  title: 'What is odd about these hours',
  text: 'Our logo is a dial with only the six odd hours. Here is a watch for each of them.',
};

export const tryDialCopy = { title: 'Read an odd dial' };
