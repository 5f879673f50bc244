// French of ./brands-copy.ts (sha256 f8929349cb73)
import type { CatalogueName } from '@/domain/watch-key';

export const brandCopy = {
  xerix: {
    title: 'Montres Xeric',
    tagline: 'Des machines à remonter le temps qui attirent l’œil, pour tous.',
    description:
      'Aucune marque de montres mécaniques n’a reçu plus d’argent en financement participatif, et l’on voit où il est passé\u00A0: des heures qui vagabondent, des aiguilles qui reviennent d’un bond, un demi-cercle là où l’on en attend un entier. Chacune s’apprend en un jour et se quitte à regret.',
    metaDescription:
      'Six montres Xeric, dont des heures vagabondes, une date rétrograde et un affichage en demi-cercle, à partir de 229\u00A0€. Toutes les dimensions et tous les poids.',
  },
  archetype: {
    title: 'Montres Archetype',
    tagline: 'Des merveilles mécaniques abordables.',
    description:
      'Des montres automatiques squelettes aux mouvements assemblés à la main, mus par les gestes de qui les porte. Pas de pile. Les cadrans sont découpés, en tout ou en partie, pour que vous puissiez regarder le reste travailler.',
    metaDescription:
      'Six montres automatiques squelettes Archetype, assemblées à la main et sans pile, à partir de 269\u00A0€. Chaque pont se voit, chaque cote est donnée.',
  },
  timex: {
    title: 'Montres Timex',
    tagline: '6 modèles au choix.',
    description:
      'De bons garde-temps depuis 1854. Des cadrans de terrain, de ville et de chemin de fer qui se lisent à bout de bras et ne demandent qu’une pile neuve après quelques années, et certains pas même cela.',
    metaDescription:
      'Six montres Timex\u00A0: cadrans de terrain, de ville et de chemin de fer d’un fabricant qui donne l’heure depuis 1854, à partir de 109\u00A0€, moins cher le week-end.',
  },
  gshock: {
    title: 'Montres G-Shock',
    tagline: 'Toutes les éditions limitées.',
    description:
      'Des montres Casio très robustes, avec des fonctions comme GPS, marées, profondimètre, altimètre, baromètre, boussole et charge solaire. Faites pour tomber, et pour annoncer le temps qu’il va faire.',
    metaDescription:
      'Six montres G-Shock en résine, numériques ou à aiguilles et chiffres, avec GPS, marées, profondeur, boussole ou charge solaire, à partir de 84\u00A0€. Toutes étanches.',
  },
  california: {
    title: 'Montres California',
    tagline: 'Mi-romain, mi-arabe, tout cadran.',
    description:
      'Dessinées en relief\u00A0: compteurs en creux, index en appliques, cadrans bombés et aiguilles squelette. Une moitié des chiffres est romaine, l’autre arabe\u00A0; c’est ce que le métier appelle un cadran California.',
    metaDescription:
      'Six montres California Watch Co. à cadran bombé, compteurs en creux et chiffres mi-romains, mi-arabes, à partir de 79\u00A0€.',
  },
  luminox: {
    title: 'Montres Luminox',
    tagline: 'Swiss Made, et lumineuses d’elles-mêmes.',
    description:
      'Marque fondée en 1989, Swiss Made, dont les montres ont été conçues pour les Navy SEALs. De petits tubes lumineux sur les aiguilles et les index n’ont pas besoin de lumière pour se charger\u00A0; la montre se lit de la même façon à minuit, à midi et sous quarante mètres d’eau.',
    metaDescription:
      'Six montres Luminox Swiss Made, conçues pour les Navy SEALs, avec des tubes qui luisent sans charge, de 359 à 549\u00A0€.',
  },
  undone: {
    title: 'Montres Undone',
    tagline: 'Le style des années 1960.',
    description:
      'Le style des années 1960\u00A0: cinq chronographes à tachymètre et une montre qui s’en passe, dans les couleurs qu’avaient les voitures et les halls de cinéma. L’allure a soixante ans, les mouvements non.',
    metaDescription:
      'Six montres Undone dans le style des années 1960, dont cinq chronographes à tachymètre, de 229 à 399\u00A0€.',
  },
} satisfies Partial<Record<CatalogueName, unknown>>;

export const womensCopy = {
  name: 'Femme',
  title: 'Montres femme',
  description:
    'Des boîtiers plus petits de plusieurs de nos fabricants\u00A0: acier doré rose, maille milanaise et cuir, et une ou deux montres qui ne sont rien de tout cela. Pour des poignets plus fins, avec toutes les dimensions, afin que vous n’ayez pas à deviner.',
  metaDescription:
    'Six montres femme à petit boîtier, sur maille milanaise, cuir et autres, de 89 à 609\u00A0€. Boîtier, corne à corne et tour de poignet indiqués.',
};

export const newArrivalsCopy = {
  name: 'Nouveautés',
  title: 'Nouveautés',
  description:
    'Les six dernières arrivées dans la boutique, une de chacun de six fabricants. L’une d’elles est une série limitée de 1969 pièces, numérotées sur le fond.',
  metaDescription:
    'Les six montres les plus récentes d’Odd Hours, une de chacun de six fabricants, de 129 à 639\u00A0€, dont une série limitée de 1969 pièces.',
};

export const everythingCopy = {
  name: 'Toutes les montres',
  title: 'Toutes les montres',
  description:
    'Chaque montre de la boutique, fabricant par fabricant\u00A0: sept marques, les montres femme et les nouveautés. Il n’y en a pas deux qui partagent un nom, un cadran ou des caractéristiques.',
  metaDescription: (watchCount: number) =>
    `Les ${watchCount} montres d’Odd Hours, de 79 à 639\u00A0€\u00A0: Xeric, Archetype, Timex, G-Shock, California Watch Co., Luminox et Undone.`,
};

export const laterPageTitle = (title: string, page: number) => `${title}, page ${page}`;
