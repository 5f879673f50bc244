/** What the home page says beside what data/home.ts promotes. */

export const carouselWords = {
  title: 'Three to start with',
  position: (number: number, count: number) => `${number} of ${count}`,
  dot: (number: number, name?: string) => (name ? `Slide ${number}: ${name}` : `Slide ${number}`),
  previous: 'Previous slide',
  next: 'Next slide',
};

export const popularBrandsTitle = 'Most Popular Brands';

export const newArrivalsTitle = 'New arrivals';

export const allBrandsTitle = 'Seven makers';
