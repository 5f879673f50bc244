// French of ./copy.ts (sha256 f1be82d8ae77)
import { watchesCopy } from '@/components/catalogue/copy';
import type { Best } from '@/domain/comparison-table';
import { decimal } from '@/domain/decimal';

export const compareCopy = {
  title: 'Comparer',
  intro: (count: number) =>
    count === 0
      ? 'Comparez jusqu’à quatre montres\u00A0: contours à la même échelle, caractéristiques côte à côte. Cherchez la première ici, ou appuyez sur «\u00A0Comparer\u00A0» sur la page d’une montre.'
      : count === 1
        ? 'Une montre pour l’instant. Ajoutez-en jusqu’à trois autres.'
        : `${count} montres à la même échelle, avec leurs caractéristiques côte à côte.`,
  resume: (count: number) =>
    count === 1
      ? 'Continuer avec la montre choisie précédemment'
      : `Continuer avec les ${count} montres choisies précédemment`,
  drawing: 'À la même échelle',
  front: (names: string) => `Vues de face, superposées\u00A0: ${names}.`,
  side: (names: string) => `Vues de côté, alignées sur le fond\u00A0: ${names}.`,
  outline: (diameter: number, lugToLug: number, thickness: number) =>
    `${decimal(diameter)} mm, corne à corne ${decimal(lugToLug)} mm, épaisseur ${decimal(thickness)} mm`,
  table: 'Caractéristiques',
  marked: 'Les lignes qui diffèrent sont marquées d’un trait.',
  markedLater: 'Ajoutez une deuxième montre pour voir ce qui diffère.',
  watch: 'Montre',
  differs: 'différent',
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name} de la comparaison`,
  addTitle: 'Ajouter une montre',
  addLabel: 'Nom, fabricant, couleur, matière…',
  addPrompt: 'Ajouter une montre\u00A0: nom, fabricant, couleur…',
  find: 'Chercher',
  found: 'Résultats de la recherche',
  addOf: (name: string) => `Ajouter ${name}`,
  foundNone: (words: string) => `Aucun résultat pour «\u00A0${words}\u00A0». Essayez avec moins de mots.`,
  foundMore: (more: number) =>
    `Et ${more} ${more === 1 ? 'autre' : 'autres'}. Ajoutez un mot pour affiner les résultats.`,
  full: 'Vous pouvez comparer jusqu’à quatre montres. Retirez-en une pour en ajouter une autre.',
  copy: 'Copier le lien vers cette comparaison',
  copyTitle: 'Partager cette comparaison',
  address: 'Lien vers cette comparaison',
};

export const trayCopy = {
  title: 'Comparaison',
  button: 'Comparer',
  add: (name: string) => `Comparer\u00A0: ${name}`,
  remove: (name: string) => `Retirer de la comparaison\u00A0: ${name}`,
  compare: (count: number) => `Comparer ${watchesCopy(count)}`,
};

export function leftOutCopy(left: readonly string[], unknown: number): string | undefined {
  const words = [
    left.length > 0 && `Vous pouvez comparer jusqu’à quatre montres, il manque donc ici ${joined(left)}.`,
    unknown > 0 &&
      (unknown === 1
        ? 'Une des montres de ce lien n’est pas en vente ici.'
        : `${unknown} des montres de ce lien ne sont pas en vente ici.`),
  ];
  return words.filter(Boolean).join(' ') || undefined;
}

export function joined(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
}

export const bestCopy: Record<Best, string> = {
  price: 'prix le plus bas',
  thickness: 'la plus fine',
  water: 'la plus étanche',
  reserve: 'réserve de marche la plus longue',
  battery: 'autonomie la plus longue',
  weight: 'la plus légère',
};
