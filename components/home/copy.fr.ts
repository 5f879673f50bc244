// French of ./copy.ts (sha256 50fb94ef683f)
export const carouselCopy = {
  title: 'Montres à découvrir',
  carousel: 'carrousel',
  slide: 'diapositive',
  choose: 'Choisir une diapositive',
  position: (number: number, count: number) => `${number} sur ${count}`,
  dot: (number: number, name?: string) => (name ? `Diapositive ${number}\u00A0: ${name}` : `Diapositive ${number}`),
  previous: 'Diapositive précédente',
  next: 'Diapositive suivante',
};

export const popularBrandsTitle = 'Marques les plus appréciées';

export const newArrivalsTitle = 'Nouveautés';
export const allNewArrivals = 'Voir toutes les nouveautés';

export const allBrandsTitle = 'Sept fabricants';

export const allOfBrand = (count: number, brand: string) => `Les ${count} montres ${brand}`;

export const oddHoursCopy = {
  title: 'Ce que ces heures ont d’impair',
  text: 'Notre logo est un cadran qui ne porte que les six heures impaires. Voici une montre pour chacune d’elles.',
};

export const tryDialCopy = { title: 'Lire un cadran inhabituel' };
