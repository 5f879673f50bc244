// German of ./copy.ts (sha256 50fb94ef683f)
export const carouselCopy = {
  title: 'Ausgewählte Uhren',
  carousel: 'Karussell',
  slide: 'Folie',
  choose: 'Folie wählen',
  position: (number: number, count: number) => `${number} von ${count}`,
  dot: (number: number, name?: string) => (name ? `Folie ${number}: ${name}` : `Folie ${number}`),
  previous: 'Vorherige Folie',
  next: 'Nächste Folie',
};

export const popularBrandsTitle = 'Beliebteste Marken';

export const newArrivalsTitle = 'Neuheiten';
export const allNewArrivals = 'Alle Neuheiten ansehen';

export const allBrandsTitle = 'Sieben Hersteller';

export const allOfBrand = (count: number, brand: string) => `Alle ${count} Uhren von ${brand}`;

export const oddHoursCopy = {
  title: 'Was an diesen Stunden ungerade ist',
  text: 'Unser Logo ist ein Zifferblatt, auf dem nur die sechs ungeraden Stunden stehen. Für jede von ihnen gibt es hier eine Uhr.',
};

export const tryDialCopy = { title: 'Ein ungewöhnliches Zifferblatt ablesen' };
