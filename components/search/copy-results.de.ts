// German of ./copy-results.ts (sha256 23e663d17538)
export const didYouMean = (query: string) => `Meinten Sie ${quoted(query)}?`;

export const searchSuggestionsTitle = 'Vorschläge';
export const startTitle = 'Zum Einstieg';
export const startGroups = { list: 'Beliebte Listen', maker: 'Hersteller' };
export const recentTitle = 'Letzte Suchanfragen';
export const clearSearch = 'Suche leeren';
export const clearRecent = 'Alle löschen';
export const removeRecent = (query: string) => `${quoted(query)} aus den letzten Suchanfragen entfernen`;
export const suggestionCount = (count: number) =>
  count === 0
    ? 'Keine Uhr gefunden.'
    : `${count === 1 ? '1 Uhr' : `${count} Uhren`} gefunden. Wählen Sie mit den Pfeiltasten.`;
export function allResults(query: string, count: number | undefined): string {
  if (count === undefined) return `Nach ${quoted(query)} suchen`;
  if (count === 1) return `Das eine Ergebnis zu ${quoted(query)}`;
  return count === 0
    ? `Keine Uhr zu ${quoted(query)} gefunden. Ähnliche Ergebnisse ansehen`
    : `Alle ${count} Ergebnisse zu ${quoted(query)}`;
}

export const quoted = (words: string) => `„${words}“`;

export const nothingFound = 'Keine genaue Übereinstimmung.';

const shopAnswersAlone = 'Keine Uhr gefunden. Hilfe zu diesem Thema:';

export function searchSummary(isAsked: boolean, count: number, isAnswered = false): string {
  if (!isAsked) return 'Suchen Sie nach Name, Hersteller, Farbe, Material oder Funktion: „Mond“, „Titan“, „200 m“.';
  if (count === 0) return isAnswered ? shopAnswersAlone : nothingFound;
  return count === 1 ? '1 Uhr gefunden.' : `${count} Uhren gefunden.`;
}

export const moreAbout = (policy: string) => `Mehr zum Thema ${policy}`;
