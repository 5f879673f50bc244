// French of ./home-copy.ts (sha256 086ec019af39)
export const promotionCopy = {
  designer: 'Des montres de marques de créateurs à prix réduit.',
  nextOrder: (discount: string) => `${discount} sur la prochaine commande pour une montre achetée.`,
  weekend: 'Jusqu’à 30\u00A0% d’économie ce week-end.',
  choice: 'Xeric ou Archetype\u00A0? Choisissez votre montre préférée.',
};

export const headline = 'Il est temps d’être différent.';

export const heroCopy = { newArrivals: 'Voir les nouveautés', all: (count: number) => `Voir les ${count} montres` };

export const oddHoursCopy = {
  1: 'Une aiguille, un tour par jour. Midi est en haut, minuit en bas.',
  3: 'Trois disques portent les heures, quatre sur chacun. Celui qui est de service longe les minutes.',
  5: 'Une minute sur cinq a un chiffre. Ici, les minutes passent d’abord.',
  7: 'Sept roues et un balancier, et vous pouvez les compter de face.',
  9: 'Des tubes verts tout autour, sauf celui de neuf heures. C’est bâbord, donc il est rouge.',
  11: 'La Grande-Bretagne a perdu onze jours en une nuit. Cette aiguille de date monte jusqu’à 31, puis retombe à 1.',
};

export const popularCopy = {
  xerix: ['Xeric', 'Voir Xeric'],
  archetype: ['Archetype', 'Voir Archetype'],
  times: ['Times en promotion', 'Voir Times'],
  gshock: ['G-Shock', 'Voir G-Shock'],
} as const;
