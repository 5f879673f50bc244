// German of ./copy.ts (sha256 afd7c24333de)
import { straps } from '@/data/picture-copy.de';
import { decimal } from '@/domain/decimal';
import type { MeasureName } from '@/domain/drawing';
import type { WatchFunction } from '@/domain/similarity';
import type { SimilarityReason } from '@/domain/similarity-reasons';
import type { Specification } from '@/domain/specification';

export const cartNeedsScript =
  'Der Warenkorb braucht JavaScript. Sie können auch telefonisch oder per E-Mail bestellen.';

export const galleryCopy = {
  title: (name: string) => `Bilder von ${name}`,
  thumbnail: (number: number, picture: string) => `Bild ${number}: ${picture}`,
  strip: 'Großes Bild',
  enlarge: (picture: string) => `Vergrößern: ${picture}`,
  large: (number: number) => `Großes Bild ${number}`,
};

export const panelTitles = { description: 'Beschreibung', specifications: 'Technische Daten' };

export const warrantyNote = (maker: string, period: string, isLong: boolean) =>
  `Garantie von ${maker} auf diese Uhr: ${period}.${isLong ? ` ${longGuaranteeLabel}` : ''}`;

const longGuaranteeLabel =
  'Garantiekennzeichnung (EU): kostenlos und länger als die gesetzliche Gewährleistung von 2 Jahren, die bestehen bleibt.';

export const otherBrandsTitle = 'Andere Marken';

export const topSellingTitle = 'Meistverkaufte Marken';

export const keyNumberLabels = {
  case: 'Gehäuse',
  lugToLug: 'Horn-zu-Horn',
  water: 'Wasserdichtigkeit',
  movement: 'Uhrwerk',
};

export const movementNames: Record<Specification['movement'], string> = {
  Automatic: 'Automatik',
  'Hand-wound': 'Handaufzug',
  Quartz: 'Quarz',
  'Solar quartz': 'Solarquarz',
};

export const stockCopy = {
  soldOut: 'Ausverkauft',
  left: (pieces: number) => `Noch ${pieces} Stück`,
  nothingAdded: (name: string) => `${name} ist ausverkauft. Es wurde nichts in den Warenkorb gelegt.`,
  mailMe: 'Benachrichtigen lassen',
};

export const promiseTitle = 'Lieferung und Rücksendung';

export const detailImageCopy = {
  title: 'Aus der Nähe',
  caption: { back: 'Der Gehäuseboden', clasp: 'Die Schließe', dial: 'Das Zifferblatt' },
  alt: {
    back: (name: string) => `${name}, das Gehäuse von hinten, ohne Armband`,
    clasp: (name: string) => `${name}, die Schließe aus der Nähe`,
    dial: (name: string) => `${name}, das Zifferblatt in doppelter Größe`,
  },
};

export const modelCopy = {
  view: '3D-Ansicht',
  cannot: 'Dieser Browser kann die Uhr nicht in 3D zeigen.',
  notLoaded: 'Die 3D-Ansicht konnte nicht geladen werden. Bitte drücken Sie noch einmal.',
};

export const compareLinkCopy = {
  alone: 'Vergleichen',
  withOthers: (others: number) => `Mit ${others} ${others === 1 ? 'anderer Uhr' : 'anderen Uhren'} vergleichen`,
};

export const relatedCopy = { title: 'Ähnliche Uhren' };

const functionCopy: Record<WatchFunction, string> = {
  chronograph: 'auch ein Chronograph',
  stopwatch: 'auch mit Stoppuhr',
  moon: 'zeigt auch den Mond',
  'second time zone': 'auch mit zweiter Zeitzone',
  'power reserve indicator': 'auch mit Gangreserveanzeige',
  'turning bezel': 'auch mit Drehlünette',
  'retrograde hand': 'auch mit zurückspringendem Zeiger',
  'hours without hands': 'auch mit Stundenanzeige ohne Zeiger',
  date: 'auch mit Datum',
  day: 'auch mit Wochentag',
  alarm: 'auch mit Alarm',
  compass: 'auch mit Kompass',
  depth: 'misst auch die Tiefe',
  tide: 'zeigt auch die Gezeiten',
};

const movementWords: Readonly<Record<string, string>> = {
  Automatic: 'auch Automatik',
  'Hand-wound': 'auch Handaufzug',
  Quartz: 'auch Quarz',
  'Solar quartz': 'auch Solarquarz',
};

const colours: Readonly<Record<string, string>> = {
  black: 'schwarz',
  white: 'weiß',
  cream: 'cremefarben',
  silver: 'silberfarben',
  gray: 'grau',
  navy: 'marineblau',
  blue: 'blau',
  teal: 'petrolfarben',
  green: 'grün',
  olive: 'olivfarben',
  red: 'rot',
  burgundy: 'burgunderrot',
  orange: 'orange',
  yellow: 'gelb',
  brown: 'braun',
  tan: 'hellbraun',
  salmon: 'lachsfarben',
  rose: 'roséfarben',
  pink: 'rosa',
  champagne: 'champagnerfarben',
  copper: 'kupferfarben',
  sand: 'sandfarben',
};

const caseMaterials: Readonly<Record<string, string>> = {
  'polished steel': 'poliertem Stahl',
  'brushed steel': 'gebürstetem Stahl',
  'black steel': 'schwarzem Stahl',
  'gold-tone steel': 'goldfarbenem Stahl',
  'rose gold-tone steel': 'roségoldfarbenem Stahl',
  titanium: 'Titan',
  bronze: 'Bronze',
  'black carbon': 'schwarzem Carbon',
};

function caseWords(material: string): string {
  const resin = /^(.*) resin$/.exec(material);
  if (resin) return `Gehäuse auch aus Resin, ${colours[resin[1] ?? ''] ?? resin[1]}`;
  return `Gehäuse auch aus ${caseMaterials[material] ?? material}`;
}

function wordsOf(reason: SimilarityReason): string {
  switch (reason.kind) {
    case 'size':
      return 'gleiche Größe';
    case 'nearly':
      return 'fast gleiche Größe';
    case 'weight':
      return 'etwa gleich schwer';
    case 'thickness':
      return 'etwa gleich hoch';
    case 'price':
      return 'etwa gleicher Preis';
    case 'digital':
      return 'auch digital';
    case 'skeleton':
      return 'auch skelettiert';
    case 'function':
      return functionCopy[reason.name];
    case 'movement':
      return movementWords[reason.name] ?? `auch ${reason.name}`;
    case 'dial':
      return `Zifferblatt auch ${colours[reason.colour] ?? reason.colour}`;
    case 'case':
      return caseWords(reason.material);
    case 'strap':
      return `auch mit ${straps[reason.material] ?? reason.material}`;
    case 'water':
      return `auch ${reason.metres} m`;
    case 'larger':
      return `im Durchmesser ${decimal(Math.abs(reason.mm))} mm ${reason.mm < 0 ? 'kleiner' : 'größer'}`;
  }
}

export function similarityCopy(reasons: readonly SimilarityReason[]): string {
  const words = reasons.slice(0, 2).map(wordsOf).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const drawingCopy = {
  title: 'Technische Zeichnung',
  scale: 'Beide Ansichten haben denselben Maßstab, auf der Seite jeder Uhr.',
  front: (names: string) => `Von vorn: ${names}.`,
  side: (names: string) => `Von der Seite, bei 3 Uhr: ${names}.`,
  wrist: (min: number, max: number) => `Handgelenk ${decimal(min)} bis ${decimal(max)} mm`,
};

export function figureOf(measured: MeasureName, specification: Specification): string {
  const figure = millimetres(measured, specification);
  if (measured === 'lugToLug') return `${figure} Horn-zu-Horn`;
  return measured === 'strapTaper' ? `${figure} Schließe` : figure;
}

const millimetres = (measured: MeasureName, specification: Specification) =>
  `${decimal(specification[measured] ?? 0)} mm`;

const namedFigures: Record<MeasureName, (figure: string) => string> = {
  caseDiameter: (figure) => `Gehäusedurchmesser ${figure}`,
  thickness: (figure) => `Höhe ${figure}`,
  lugToLug: (figure) => `${figure} Horn-zu-Horn`,
  strapWidth: (figure) => `Bandbreite ${figure}`,
  strapTaper: (figure) => `Bandbreite ${figure} an der Schließe`,
};

export function namedFigure(measured: MeasureName, specification: Specification): string {
  return namedFigures[measured](millimetres(measured, specification));
}

export const lumeViewCopy = {
  out: 'Im Dunkeln ansehen',
  on: 'Bei Tageslicht ansehen',
  notLoaded: 'Die Ansicht konnte nicht geladen werden. Bitte drücken Sie noch einmal.',
};

export const readDialCopy = {
  title: 'Zifferblatt ablesen',
  more: 'Mehr',
  notLoaded: 'Das Zifferblatt konnte nicht geladen werden. Bitte drücken Sie noch einmal.',
};

export const cartTool = {
  toolname: 'add_to_cart',
  tooldescription:
    'Legt diese Uhr in den Warenkorb, sobald die Person im Shop die Schaltfläche drückt. Bestellt nichts.',
} as const;
