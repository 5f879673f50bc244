// Spanish of ./copy-results.ts (sha256 23e663d17538)
import { watchesCopy } from '@/components/catalogue/copy';

export const didYouMean = (query: string) => `¿Quería decir ${quoted(query)}?`;

export const searchSuggestionsTitle = 'Sugerencias';
export const startTitle = 'Por dónde empezar';
export const startGroups = { list: 'Listas populares', maker: 'Fabricantes' };
export const recentTitle = 'Búsquedas recientes';
export const clearSearch = 'Borrar la búsqueda';
export const clearRecent = 'Borrar todas';
export const removeRecent = (query: string) => `Quitar ${quoted(query)} de las búsquedas recientes`;
export const suggestionCount = (count: number) =>
  count === 0 ? 'No se ha encontrado ningún reloj.' : `${foundCopy(count)} Elija con las teclas de flecha.`;
export function allResults(query: string, count: number | undefined): string {
  if (count === undefined) return `Buscar ${quoted(query)}`;
  if (count === 1) return `El único resultado de ${quoted(query)}`;
  return count === 0
    ? `Ningún reloj para ${quoted(query)}. Ver resultados parecidos`
    : `Los ${count} resultados de ${quoted(query)}`;
}

export const quoted = (words: string) => `«${words}»`;

export const nothingFound = 'Ninguna coincidencia exacta.';

const shopAnswersAlone = 'No se ha encontrado ningún reloj. Ayuda sobre este tema:';

const foundCopy = (count: number) => `${watchesCopy(count)} ${count === 1 ? 'encontrado' : 'encontrados'}.`;

export function searchSummary(isAsked: boolean, count: number, isAnswered = false): string {
  if (!isAsked) return 'Busque por nombre, fabricante, color, material o función: «luna», «titanio», «200 m».';
  if (count === 0) return isAnswered ? shopAnswersAlone : nothingFound;
  return foundCopy(count);
}

export const moreAbout = (policy: string) => `Más información: ${policy.toLowerCase()}`;
