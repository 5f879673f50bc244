// French of ./copy.ts (sha256 35b86542a7e6)
import { watchesCopy } from '@/components/catalogue/copy';
import { currencyNames, pageCurrency } from '@/domain/currency';
import { decimal } from '@/domain/decimal';
import type { FacetName } from '@/domain/filtering/facets';
import { halfOpenEnd, type Range, type RangeFilterName, rangeFilters } from '@/domain/filtering/range-filters';
import type { Sort } from '@/domain/filtering/filter-state';
import { measureIn } from './copy-measure';

export const filteringCopy = {
  title: 'Filtres',
  skip: 'Aller aux montres',
  open: (set: number) => (set === 0 ? 'Filtrer et trier' : `Filtrer et trier (${set})`),
  close: 'Fermer',
  show: (count: number) => `Voir ${watchesCopy(count)}`,
  showWithoutScript: 'Voir les montres',
  sort: 'Trier par',
  lowest: (rangeFilter: RangeFilterName) => `${rangeFilterCopy[rangeFilter].label}, minimum`,
  highest: (rangeFilter: RangeFilterName) => `${rangeFilterCopy[rangeFilter].label}, maximum`,
  inUnit: (handle: string, rangeFilter: RangeFilterName) =>
    `${handle}, en ${rangeFilter === 'price' ? currencyNames[pageCurrency] : rangeFilters[rangeFilter].unit}`,
  chips: 'Filtres actifs',
  remove: (chip: string) => `Retirer «\u00A0${chip}\u00A0»`,
  clear: 'Tout effacer',
  nothing: 'Aucune correspondance exacte.',
  without: (chip: string, count: number) => `Sans «\u00A0${chip}\u00A0»\u00A0: ${watchesCopy(count)}`,
};

export const groupLabels = { price: 'Prix', size: 'Taille', movement: 'Mouvement', brand: 'Marque', more: 'Plus' };

type RangeFilterCopy = { label: string; note: string };

export const rangeFilterCopy: Readonly<Record<RangeFilterName, RangeFilterCopy>> = {
  price: { label: 'Prix', note: 'Hors livraison' },
  diameter: { label: 'Diamètre du boîtier', note: 'Largeur du boîtier, sans la couronne' },
  lug: {
    label: 'Corne à corne',
    note: 'D’une pointe de corne à l’autre\u00A0: c’est ce qui décide si la montre va à votre poignet',
  },
  thickness: { label: 'Épaisseur', note: 'Du fond au sommet du verre' },
  weight: { label: 'Poids', note: 'Avec son bracelet' },
  water: {
    label: 'Étanchéité',
    note: 'Une pression, pas une profondeur\u00A0: 30 m pour la pluie, 50 m pour la natation, 200 m pour la plongée',
  },
};

export const priceInPageCurrency = `En ${currencyNames[pageCurrency]}, hors livraison`;

export const measureCopy = measureIn('fr-FR');

export function rangeCopy(rangeFilter: RangeFilterName, from: number, to: number): string {
  if (from === to) return measureCopy(rangeFilter, from);
  return `${rangeFilter === 'price' ? measureCopy(rangeFilter, from) : decimal(from)} à ${measureCopy(rangeFilter, to)}`;
}

export const facetLabels: Readonly<Record<FacetName, string>> = {
  fit: 'À mon poignet',
  brand: 'Marque',
  movement: 'Mouvement',
  display: 'Affichage',
  dial: 'Cadran',
  strap: 'Bracelet',
  case: 'Boîtier',
  function: 'Fonctions',
};

const optionLabels: Readonly<Record<string, string>> = {
  snug: 'Plutôt petite',
  good: 'À la bonne taille',
  large: 'Plutôt grande',
  automatic: 'Automatique',
  'hand-wound': 'Remontage manuel',
  quartz: 'Quartz',
  solar: 'Quartz solaire',
  hands: 'Aiguilles',
  discs: 'Disques',
  skeleton: 'Squelette',
  digital: 'Numérique',
  'hands-and-digits': 'Aiguilles et chiffres',
  black: 'Noir',
  white: 'Blanc',
  grey: 'Gris',
  blue: 'Bleu',
  green: 'Vert',
  red: 'Rouge',
  orange: 'Orange',
  yellow: 'Jaune',
  brown: 'Brun',
  pink: 'Rose',
  leather: 'Cuir',
  suede: 'Daim',
  rubber: 'Caoutchouc',
  resin: 'Résine',
  bracelet: 'Métal',
  mesh: 'Maille milanaise',
  nato: 'NATO',
  textile: 'Textile',
  steel: 'Acier',
  'black-steel': 'Acier noir',
  'gold-tone': 'Doré',
  'rose-gold-tone': 'Doré rose',
  titanium: 'Titane',
  bronze: 'Bronze',
  carbon: 'Carbone',
  date: 'Date',
  day: 'Jour de la semaine',
  chronograph: 'Chronographe',
  tachymeter: 'Tachymètre',
  'turning-bezel': 'Lunette tournante',
  'small-seconds': 'Petite seconde',
  '24-hours': 'Affichage 24 heures',
  'second-time-zone': 'Second fuseau horaire',
  'power-reserve': 'Indicateur de réserve de marche',
  retrograde: 'Affichage rétrograde',
  'wandering-hours': 'Heures vagabondes',
  alarm: 'Alarme',
  timer: 'Minuteur',
  light: 'Éclairage',
  gps: 'GPS',
  compass: 'Boussole',
  altimeter: 'Altimètre',
  thermometer: 'Thermomètre',
  'depth-meter': 'Profondimètre',
  tide: 'Marées',
  moon: 'Lune',
  'helium-valve': 'Valve à hélium',
};

export function optionLabel(option: string, makers: Readonly<Record<string, string>>): string {
  return (
    makers[option] ?? optionLabels[option] ?? option.charAt(0).toUpperCase() + option.slice(1).replaceAll('-', ' ')
  );
}

export const sortLabels: Readonly<Record<Sort, string>> = {
  listed: 'Notre sélection',
  fit: 'Les mieux adaptées à mon poignet',
  price: 'Prix croissant',
  'price-down': 'Prix décroissant',
  size: 'Taille croissante',
  'size-down': 'Taille décroissante',
  newest: 'Nouveautés d’abord',
  name: 'Nom, de A à Z',
};

export const bestFirst = 'Meilleurs résultats d’abord';

export const facetChips: Readonly<Partial<Record<FacetName, (label: string) => string>>> = {
  fit: (label) => label,
  dial: (label) => `Cadran ${lowerFirst(label)}`,
  strap: (label) => `Bracelet ${lowerFirst(label)}`,
  case: (label) => `Boîtier ${lowerFirst(label)}`,
};

/** Lower-case first letter; an abbreviation stays: "GPS". */
export const lowerFirst = (label: string) =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

const boundWords = { under: 'moins de', upTo: 'jusqu’à', over: 'plus de', from: 'à partir de' };

export function rangeChip(rangeFilter: RangeFilterName, range: Range): string {
  const { from, to } = range;
  const name = rangeFilter === 'price' ? '' : `${rangeFilterCopy[rangeFilter].label}\u00A0: `;
  if (from !== undefined && to !== undefined) return name + rangeCopy(rangeFilter, from, to);
  const { bound, figure } = halfOpenEnd(range);
  return `${name}${boundWords[bound]} ${measureCopy(rangeFilter, figure)}`;
}
