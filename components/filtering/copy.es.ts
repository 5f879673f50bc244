// Spanish of ./copy.ts (sha256 35b86542a7e6)
import { watchesCopy } from '@/components/catalogue/copy';
import { currencyNames, pageCurrency } from '@/domain/currency';
import { decimal } from '@/domain/decimal';
import type { FacetName } from '@/domain/filtering/facets';
import { halfOpenEnd, type Range, type RangeFilterName, rangeFilters } from '@/domain/filtering/range-filters';
import type { Sort } from '@/domain/filtering/filter-state';
import { measureIn } from './copy-measure';

export const filteringCopy = {
  title: 'Filtros',
  skip: 'Saltar a los relojes',
  open: (set: number) => (set === 0 ? 'Filtrar y ordenar' : `Filtrar y ordenar (${set})`),
  close: 'Cerrar',
  show: (count: number) => `Mostrar ${watchesCopy(count)}`,
  showWithoutScript: 'Mostrar relojes',
  sort: 'Orden',
  lowest: (rangeFilter: RangeFilterName) => `${rangeFilterCopy[rangeFilter].label}, mínimo`,
  highest: (rangeFilter: RangeFilterName) => `${rangeFilterCopy[rangeFilter].label}, máximo`,
  inUnit: (handle: string, rangeFilter: RangeFilterName) =>
    `${handle}, en ${rangeFilter === 'price' ? currencyNames[pageCurrency] : rangeFilters[rangeFilter].unit}`,
  chips: 'Filtros activos',
  remove: (chip: string) => `Quitar «${chip}»`,
  clear: 'Quitar todos',
  nothing: 'Ninguna coincidencia exacta.',
  without: (chip: string, count: number) => `Sin «${chip}»: ${watchesCopy(count)}`,
};

export const groupLabels = { price: 'Precio', size: 'Tamaño', movement: 'Movimiento', brand: 'Marca', more: 'Más' };

type RangeFilterCopy = { label: string; note: string };

export const rangeFilterCopy: Readonly<Record<RangeFilterName, RangeFilterCopy>> = {
  price: { label: 'Precio', note: 'Sin el envío' },
  diameter: { label: 'Diámetro de la caja', note: 'De lado a lado de la caja, sin la corona' },
  lug: { label: 'Asa a asa', note: 'De punta a punta de las asas: de eso depende cómo queda en la muñeca' },
  thickness: { label: 'Grosor', note: 'Del fondo a la parte más alta del cristal' },
  weight: { label: 'Peso', note: 'Con la correa' },
  water: {
    label: 'Resistencia al agua',
    note: 'Indica una presión, no una profundidad: 30 m para la lluvia, 50 m para nadar, 200 m para bucear',
  },
};

export const priceInPageCurrency = `En ${currencyNames[pageCurrency]}, sin el envío`;

export const measureCopy = measureIn('es-ES');

export function rangeCopy(rangeFilter: RangeFilterName, from: number, to: number): string {
  if (from === to) return measureCopy(rangeFilter, from);
  return `de ${rangeFilter === 'price' ? measureCopy(rangeFilter, from) : decimal(from)} a ${measureCopy(rangeFilter, to)}`;
}

export const facetLabels: Readonly<Record<FacetName, string>> = {
  fit: 'Según mi muñeca',
  brand: 'Marca',
  movement: 'Movimiento',
  display: 'Indicación',
  dial: 'Esfera',
  strap: 'Correa',
  case: 'Caja',
  function: 'Funciones',
};

/** Colours have feminine forms, for «esfera»: no other facet has them. */
const optionLabels: Readonly<Record<string, string>> = {
  snug: 'Pequeño',
  good: 'Bien',
  large: 'Grande',
  automatic: 'Automático',
  'hand-wound': 'Cuerda manual',
  quartz: 'Cuarzo',
  solar: 'Cuarzo solar',
  hands: 'Agujas',
  discs: 'Discos',
  skeleton: 'Esqueletizado',
  digital: 'Digital',
  'hands-and-digits': 'Agujas y dígitos',
  black: 'Negra',
  white: 'Blanca',
  grey: 'Gris',
  blue: 'Azul',
  green: 'Verde',
  red: 'Roja',
  orange: 'Naranja',
  yellow: 'Amarilla',
  brown: 'Marrón',
  pink: 'Rosa',
  leather: 'Cuero',
  suede: 'Ante',
  rubber: 'Caucho',
  resin: 'Resina',
  bracelet: 'Brazalete de metal',
  mesh: 'Brazalete de malla',
  nato: 'NATO',
  textile: 'Textil',
  steel: 'Acero',
  'black-steel': 'Acero negro',
  'gold-tone': 'Tono dorado',
  'rose-gold-tone': 'Tono oro rosa',
  titanium: 'Titanio',
  bronze: 'Bronce',
  carbon: 'Carbono',
  date: 'Fecha',
  day: 'Día de la semana',
  chronograph: 'Cronógrafo',
  tachymeter: 'Taquímetro',
  'turning-bezel': 'Bisel giratorio',
  'small-seconds': 'Segundero pequeño',
  '24-hours': 'Indicación de 24 horas',
  'second-time-zone': 'Segundo huso horario',
  'power-reserve': 'Indicador de reserva de marcha',
  retrograde: 'Aguja retrógrada',
  'wandering-hours': 'Horas errantes',
  alarm: 'Alarma',
  timer: 'Cuenta atrás',
  light: 'Luz',
  gps: 'GPS',
  compass: 'Brújula',
  altimeter: 'Altímetro',
  thermometer: 'Termómetro',
  'depth-meter': 'Profundímetro',
  tide: 'Mareas',
  moon: 'Luna',
  'helium-valve': 'Válvula de helio',
};

export function optionLabel(option: string, makers: Readonly<Record<string, string>>): string {
  return makers[option] ?? optionLabels[option] ?? option;
}

export const sortLabels: Readonly<Record<Sort, string>> = {
  listed: 'Destacados',
  fit: 'Los que mejor me quedan',
  price: 'Precio, de menor a mayor',
  'price-down': 'Precio, de mayor a menor',
  size: 'Tamaño, de menor a mayor',
  'size-down': 'Tamaño, de mayor a menor',
  newest: 'Más nuevos primero',
  name: 'Nombre, de la A a la Z',
};

export const bestFirst = 'Mejores resultados primero';

/** Lower-case first letter, within a sentence; an abbreviation stays: «GPS». */
export const lowerFirst = (label: string) =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

export const facetChips: Readonly<Partial<Record<FacetName, (label: string) => string>>> = {
  fit: (label) => `Queda ${lowerFirst(label)}`,
  dial: (label) => `Esfera ${lowerFirst(label)}`,
  strap: (label) => `Correa: ${lowerFirst(label)}`,
  case: (label) => `Caja: ${lowerFirst(label)}`,
};

const boundWords = { under: 'menos de', upTo: 'hasta', over: 'más de', from: 'desde' };

export function rangeChip(rangeFilter: RangeFilterName, range: Range): string {
  const { from, to } = range;
  const name = rangeFilter === 'price' ? '' : `${rangeFilterCopy[rangeFilter].label}: `;
  if (from !== undefined && to !== undefined) return name + rangeCopy(rangeFilter, from, to);
  const { bound, figure } = halfOpenEnd(range);
  return `${name}${boundWords[bound]} ${measureCopy(rangeFilter, figure)}`;
}
