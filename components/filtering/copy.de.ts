// German of ./copy.ts (sha256 35b86542a7e6)
import { watchesCopy } from '@/components/catalogue/copy';
import { currencyNames, pageCurrency } from '@/domain/currency';
import { decimal } from '@/domain/decimal';
import type { FacetName } from '@/domain/filtering/facets';
import { halfOpenEnd, type Range, type RangeFilterName, rangeFilters } from '@/domain/filtering/range-filters';
import type { Sort } from '@/domain/filtering/filter-state';
import { measureIn } from './copy-measure';

export const filteringCopy = {
  title: 'Filter',
  skip: 'Zu den Uhren springen',
  open: (set: number) => (set === 0 ? 'Filtern und sortieren' : `Filtern und sortieren (${set})`),
  close: 'Schließen',
  show: (count: number) => (count === 1 ? '1 Uhr anzeigen' : `${count} Uhren anzeigen`),
  showWithoutScript: 'Uhren anzeigen',
  sort: 'Sortierung',
  lowest: (rangeFilter: RangeFilterName) => `${rangeFilterCopy[rangeFilter].label}, kleinster Wert`,
  highest: (rangeFilter: RangeFilterName) => `${rangeFilterCopy[rangeFilter].label}, größter Wert`,
  inUnit: (handle: string, rangeFilter: RangeFilterName) =>
    `${handle}, in ${rangeFilter === 'price' ? currencyNames[pageCurrency] : rangeFilters[rangeFilter].unit}`,
  chips: 'Aktive Filter',
  remove: (chip: string) => `„${chip}“ entfernen`,
  clear: 'Alle entfernen',
  nothing: 'Keine genaue Übereinstimmung.',
  without: (chip: string, count: number) => `Ohne „${chip}“: ${watchesCopy(count)}`,
};

export const groupLabels = { price: 'Preis', size: 'Größe', movement: 'Uhrwerk', brand: 'Marke', more: 'Mehr' };

type RangeFilterCopy = { label: string; note: string };

export const rangeFilterCopy: Readonly<Record<RangeFilterName, RangeFilterCopy>> = {
  price: { label: 'Preis', note: 'Ohne Versand' },
  diameter: { label: 'Gehäusedurchmesser', note: 'Quer über das Gehäuse, ohne die Krone' },
  lug: { label: 'Horn-zu-Horn', note: 'Von Hornspitze zu Hornspitze: Davon hängt ab, ob die Uhr zum Handgelenk passt' },
  thickness: { label: 'Höhe', note: 'Vom Gehäuseboden bis zur Oberkante des Glases' },
  weight: { label: 'Gewicht', note: 'Mit dem Armband' },
  water: {
    label: 'Wasserdichtigkeit',
    note: 'Eine Druckangabe, keine Tauchtiefe: 30 m für Regen, 50 m zum Schwimmen, 200 m zum Tauchen',
  },
};

export const priceInPageCurrency = `In ${currencyNames[pageCurrency]}, ohne Versand`;

export const measureCopy = measureIn('de-DE');

export function rangeCopy(rangeFilter: RangeFilterName, from: number, to: number): string {
  if (from === to) return measureCopy(rangeFilter, from);
  return `${rangeFilter === 'price' ? measureCopy(rangeFilter, from) : decimal(from)} bis ${measureCopy(rangeFilter, to)}`;
}

export const facetLabels: Readonly<Record<FacetName, string>> = {
  fit: 'Passt an mein Handgelenk',
  brand: 'Marke',
  movement: 'Uhrwerk',
  display: 'Anzeige',
  dial: 'Zifferblatt',
  strap: 'Armband',
  case: 'Gehäuse',
  function: 'Funktionen',
};

const optionLabels: Readonly<Record<string, string>> = {
  snug: 'Klein',
  good: 'Gut',
  large: 'Groß',
  automatic: 'Automatik',
  'hand-wound': 'Handaufzug',
  quartz: 'Quarz',
  solar: 'Solarquarz',
  hands: 'Zeiger',
  discs: 'Scheiben',
  skeleton: 'Skelett',
  digital: 'Digital',
  'hands-and-digits': 'Zeiger und Ziffern',
  black: 'Schwarz',
  white: 'Weiß',
  grey: 'Grau',
  blue: 'Blau',
  green: 'Grün',
  red: 'Rot',
  orange: 'Orange',
  yellow: 'Gelb',
  brown: 'Braun',
  pink: 'Rosa',
  leather: 'Leder',
  suede: 'Wildleder',
  rubber: 'Kautschuk',
  resin: 'Resin',
  bracelet: 'Metall',
  mesh: 'Milanaise',
  nato: 'NATO',
  textile: 'Textil',
  steel: 'Stahl',
  'black-steel': 'Schwarzer Stahl',
  'gold-tone': 'Goldfarben',
  'rose-gold-tone': 'Roségoldfarben',
  titanium: 'Titan',
  bronze: 'Bronze',
  carbon: 'Carbon',
  date: 'Datum',
  day: 'Wochentag',
  chronograph: 'Chronograph',
  tachymeter: 'Tachymeter',
  'turning-bezel': 'Drehlünette',
  'small-seconds': 'Kleine Sekunde',
  '24-hours': '24-Stunden-Anzeige',
  'second-time-zone': 'Zweite Zeitzone',
  'power-reserve': 'Gangreserveanzeige',
  retrograde: 'Retrograde Anzeige',
  'wandering-hours': 'Wandernde Stunden',
  alarm: 'Alarm',
  timer: 'Timer',
  light: 'Beleuchtung',
  gps: 'GPS',
  compass: 'Kompass',
  altimeter: 'Höhenmesser',
  thermometer: 'Thermometer',
  'depth-meter': 'Tiefenmesser',
  tide: 'Gezeiten',
  moon: 'Mond',
  'helium-valve': 'Heliumventil',
};

export function optionLabel(option: string, makers: Readonly<Record<string, string>>): string {
  return (
    makers[option] ?? optionLabels[option] ?? option.charAt(0).toUpperCase() + option.slice(1).replaceAll('-', ' ')
  );
}

export const sortLabels: Readonly<Record<Sort, string>> = {
  listed: 'Empfohlen',
  fit: 'Passend zu meinem Handgelenk',
  price: 'Preis aufsteigend',
  'price-down': 'Preis absteigend',
  size: 'Größe aufsteigend',
  'size-down': 'Größe absteigend',
  newest: 'Neueste zuerst',
  name: 'Name, A bis Z',
};

export const bestFirst = 'Beste Treffer zuerst';

export const facetChips: Readonly<Partial<Record<FacetName, (label: string) => string>>> = {
  fit: (label) => `Sitzt ${label.toLowerCase()}`,
  dial: (label) => `Zifferblatt: ${label}`,
  strap: (label) => `Armband: ${label}`,
  case: (label) => `Gehäuse: ${label}`,
};

const boundWords = { under: 'unter', upTo: 'bis', over: 'über', from: 'ab' };

export function rangeChip(rangeFilter: RangeFilterName, range: Range): string {
  const { from, to } = range;
  const name = rangeFilter === 'price' ? '' : `${rangeFilterCopy[rangeFilter].label} `;
  if (from !== undefined && to !== undefined) return name + rangeCopy(rangeFilter, from, to);
  const { bound, figure } = halfOpenEnd(range);
  return `${name}${boundWords[bound]} ${measureCopy(rangeFilter, figure)}`;
}
