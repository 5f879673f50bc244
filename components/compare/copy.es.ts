// Spanish of ./copy.ts (sha256 f1be82d8ae77)
import type { Best } from '@/domain/comparison-table';
import { decimal } from '@/domain/decimal';

export const compareCopy = {
  title: 'Comparar',
  intro: (count: number) =>
    count === 0
      ? 'Compare hasta cuatro relojes: siluetas a la misma escala y fichas técnicas, una junto a otra. Busque aquí el primero o pulse «Comparar» en la página de un reloj.'
      : count === 1
        ? 'Un reloj por ahora. Puede añadir hasta tres más.'
        : `${count} relojes a la misma escala, con sus fichas técnicas, una junto a otra.`,
  resume: (count: number) =>
    count === 1 ? 'Continuar con el reloj que eligió antes' : `Continuar con los ${count} relojes que eligió antes`,
  drawing: 'A la misma escala',
  front: (names: string) => `Vistas de frente, superpuestas: ${names}.`,
  side: (names: string) => `Vistas de lado, alineadas por el fondo: ${names}.`,
  outline: (diameter: number, lugToLug: number, thickness: number) =>
    `${decimal(diameter)} mm, asa a asa ${decimal(lugToLug)} mm, ${decimal(thickness)} mm de grosor`,
  table: 'Ficha técnica',
  marked: 'Las filas con diferencias están marcadas con una línea.',
  markedLater: 'Añada un segundo reloj para ver en qué filas hay diferencias.',
  watch: 'Reloj',
  differs: 'diferente',
  remove: 'Quitar',
  removeOf: (name: string) => `Quitar ${name} de la comparación`,
  addTitle: 'Añadir un reloj',
  addLabel: 'Nombre, fabricante, color, material…',
  addPrompt: 'Añadir un reloj: nombre, fabricante, color…',
  find: 'Buscar',
  found: 'Resultados de la búsqueda',
  addOf: (name: string) => `Añadir ${name}`,
  foundNone: (words: string) => `No se ha encontrado nada para «${words}». Pruebe con menos palabras.`,
  foundMore: (more: number) => `Y ${more} más. Añada una palabra para reducir los resultados.`,
  full: 'Puede comparar hasta cuatro relojes. Quite uno para añadir otro.',
  copy: 'Copiar el enlace a esta comparación',
  copyTitle: 'Compartir esta comparación',
  address: 'Enlace a esta comparación',
};

export const trayCopy = {
  title: 'Comparación',
  button: 'Comparar',
  add: (name: string) => `Comparar: ${name}`,
  remove: (name: string) => `Quitar de la comparación: ${name}`,
  compare: (count: number) => (count === 1 ? 'Comparar 1 reloj' : `Comparar ${count} relojes`),
};

export function leftOutCopy(left: readonly string[], unknown: number): string | undefined {
  const words = [
    left.length > 0 &&
      `Puede comparar hasta cuatro relojes, por eso no ${left.length === 1 ? 'se muestra' : 'se muestran'} ${joined(left)}.`,
    unknown > 0 &&
      (unknown === 1
        ? 'Uno de los relojes de este enlace no se vende aquí.'
        : `${unknown} de los relojes de este enlace no se venden aquí.`),
  ];
  return words.filter(Boolean).join(' ') || undefined;
}

/** «A», «A y B», «A, B y C»; «e» before the sound of an i. */
export const joined = (names: readonly string[]): string => new Intl.ListFormat('es').format(names);

export const bestCopy: Record<Best, string> = {
  price: 'precio más bajo',
  thickness: 'el más fino',
  water: 'mayor resistencia al agua',
  reserve: 'mayor reserva de marcha',
  battery: 'mayor duración de la pila',
  weight: 'el más ligero',
};
