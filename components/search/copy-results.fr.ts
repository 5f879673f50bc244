// French of ./copy-results.ts (sha256 23e663d17538)
import { watchesCopy } from '@/components/catalogue/copy';

export const didYouMean = (query: string) => `Vouliez-vous dire ${quoted(query)}\u00A0?`;

export const searchSuggestionsTitle = 'Suggestions';
export const startTitle = 'Pour commencer';
export const startGroups = { list: 'Listes appréciées', maker: 'Fabricants' };
export const recentTitle = 'Dernières recherches';
export const clearSearch = 'Effacer la recherche';
export const clearRecent = 'Tout effacer';
export const removeRecent = (query: string) => `Retirer ${quoted(query)} des dernières recherches`;
export const suggestionCount = (count: number) =>
  count === 0
    ? 'Aucune montre trouvée.'
    : `${watchesCopy(count)} ${count === 1 ? 'trouvée' : 'trouvées'}. Choisissez avec les touches fléchées.`;
export function allResults(query: string, count: number | undefined): string {
  if (count === undefined) return `Rechercher ${quoted(query)}`;
  if (count === 1) return `Le seul résultat pour ${quoted(query)}`;
  return count === 0
    ? `Aucune montre trouvée pour ${quoted(query)}. Voir les résultats proches`
    : `Les ${count} résultats pour ${quoted(query)}`;
}

export const quoted = (words: string) => `«\u00A0${words}\u00A0»`;

export const nothingFound = 'Aucune correspondance exacte.';

const shopAnswersAlone = 'Aucune montre trouvée. Aide à ce sujet\u00A0:';

export function searchSummary(isAsked: boolean, count: number, isAnswered = false): string {
  if (!isAsked) {
    return 'Cherchez par nom, fabricant, couleur, matière ou fonction\u00A0: «\u00A0lune\u00A0», «\u00A0titane\u00A0», «\u00A0200 m\u00A0».';
  }
  if (count === 0) return isAnswered ? shopAnswersAlone : nothingFound;
  return `${watchesCopy(count)} ${count === 1 ? 'trouvée' : 'trouvées'}.`;
}

export const moreAbout = (policy: string) => `En savoir plus\u00A0: ${policy}`;
