// Spanish of ./copy.ts (sha256 50fb94ef683f)
export const carouselCopy = {
  title: 'Relojes destacados',
  carousel: 'carrusel',
  slide: 'diapositiva',
  choose: 'Elegir una diapositiva',
  position: (number: number, count: number) => `${number} de ${count}`,
  dot: (number: number, name?: string) => (name ? `Diapositiva ${number}: ${name}` : `Diapositiva ${number}`),
  previous: 'Diapositiva anterior',
  next: 'Diapositiva siguiente',
};

export const popularBrandsTitle = 'Marcas más populares';

export const newArrivalsTitle = 'Novedades';
export const allNewArrivals = 'Ver todas las novedades';

export const allBrandsTitle = 'Siete fabricantes';

export const allOfBrand = (count: number, brand: string) => `Los ${count} relojes de ${brand}`;

export const oddHoursCopy = {
  title: 'Qué tienen de impares estas horas',
  text: 'Nuestro logotipo es una esfera que solo tiene las seis horas impares. Aquí hay un reloj para cada una.',
};

export const tryDialCopy = { title: 'Leer una esfera poco corriente' };
