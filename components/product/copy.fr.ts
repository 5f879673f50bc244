// French of ./copy.ts (sha256 afd7c24333de)
import { caseWord, colourWord } from '@/data/material-words.fr';
import { straps } from '@/data/picture-copy.fr';
import { decimal } from '@/domain/decimal';
import type { MeasureName } from '@/domain/drawing';
import type { WatchFunction } from '@/domain/similarity';
import type { SimilarityReason } from '@/domain/similarity-reasons';
import type { Specification } from '@/domain/specification';

export const cartNeedsScript =
  'Le panier nécessite JavaScript. Vous pouvez aussi commander par téléphone ou par e-mail.';

export const galleryCopy = {
  title: (name: string) => `Images\u00A0: ${name}`,
  thumbnail: (number: number, picture: string) => `Image ${number}\u00A0: ${picture}`,
  strip: 'Grande image',
  enlarge: (picture: string) => `Agrandir\u00A0: ${picture}`,
  large: (number: number) => `Grande image ${number}`,
};

export const panelTitles = { description: 'Description', specifications: 'Caractéristiques' };

export const warrantyNote = (maker: string, period: string, isLong: boolean) =>
  `Garantie ${maker} sur cette montre\u00A0: ${period.charAt(0).toLowerCase()}${period.slice(1)}.${isLong ? ` ${longGuaranteeLabel}` : ''}`;

const longGuaranteeLabel =
  'Label de garantie (UE)\u00A0: gratuite et plus longue que la garantie légale de 2 ans, qui reste acquise.';

export const otherBrandsTitle = 'Autres marques';

export const topSellingTitle = 'Marques les plus vendues';

export const keyNumberLabels = {
  case: 'boîtier',
  lugToLug: 'corne à corne',
  water: 'étanchéité',
  movement: 'mouvement',
};

export const movementNames: Record<Specification['movement'], string> = {
  Automatic: 'Automatique',
  'Hand-wound': 'Remontage manuel',
  Quartz: 'Quartz',
  'Solar quartz': 'Quartz solaire',
};

export const stockCopy = {
  soldOut: 'Épuisé',
  left: (pieces: number) => `Il en reste ${pieces}`,
  nothingAdded: (name: string) => `${name} n’est plus en stock. Rien n’a été ajouté au panier.`,
  mailMe: 'Me prévenir',
};

export const promiseTitle = 'Livraison et retours';

export const detailImageCopy = {
  title: 'De plus près',
  caption: { back: 'Le fond', clasp: 'La boucle', dial: 'Le cadran' },
  alt: {
    back: (name: string) => `${name}, le boîtier vu de derrière, sans bracelet`,
    clasp: (name: string) => `${name}, la boucle en gros plan`,
    dial: (name: string) => `${name}, le cadran à deux fois sa taille`,
  },
};

export const modelCopy = {
  view: 'Voir en 3D',
  cannot: 'Ce navigateur ne peut pas montrer la montre en 3D.',
  notLoaded: 'La vue en 3D n’a pas pu être chargée. Appuyez de nouveau pour réessayer.',
};

export const compareLinkCopy = {
  alone: 'Comparer',
  withOthers: (others: number) => `Comparer avec ${others} ${others === 1 ? 'autre montre' : 'autres montres'}`,
};

export const relatedCopy = { title: 'Montres semblables' };

const functionCopy: Record<WatchFunction, string> = {
  chronograph: 'chronographe aussi',
  stopwatch: 'aussi avec chronomètre',
  moon: 'affiche aussi la lune',
  'second time zone': 'affiche aussi un second fuseau horaire',
  'power reserve indicator': 'affiche aussi sa réserve de marche',
  'turning bezel': 'aussi avec lunette tournante',
  'retrograde hand': 'aussi avec aiguille rétrograde',
  'hours without hands': 'affiche aussi les heures sans aiguilles',
  date: 'affiche aussi la date',
  day: 'affiche aussi le jour',
  alarm: 'aussi avec alarme',
  compass: 'aussi avec boussole',
  depth: 'mesure aussi la profondeur',
  tide: 'affiche aussi la marée',
};

const movementWords: Readonly<Record<string, string>> = {
  Automatic: 'aussi automatique',
  'Hand-wound': 'aussi à remontage manuel',
  Quartz: 'aussi à quartz',
  'Solar quartz': 'aussi à quartz solaire',
};

function caseWords(material: string): string {
  const word = caseWord(material.charAt(0).toUpperCase() + material.slice(1));
  return `boîtier aussi en ${word.charAt(0).toLowerCase() + word.slice(1)}`;
}

function wordsOf(reason: SimilarityReason): string {
  switch (reason.kind) {
    case 'size':
      return 'même taille';
    case 'nearly':
      return 'presque la même taille';
    case 'weight':
      return 'à peu près le même poids';
    case 'thickness':
      return 'à peu près la même épaisseur';
    case 'price':
      return 'à peu près le même prix';
    case 'digital':
      return 'aussi numérique';
    case 'skeleton':
      return 'squelette aussi';
    case 'function':
      return functionCopy[reason.name];
    case 'movement':
      return movementWords[reason.name] ?? `aussi ${reason.name}`;
    case 'dial':
      return `cadran aussi ${colourWord(reason.colour)}`;
    case 'case':
      return caseWords(reason.material);
    case 'strap':
      return `aussi avec ${straps[reason.material] ?? reason.material}`;
    case 'water':
      return `étanchéité de ${reason.metres} m aussi`;
    case 'larger':
      return `${decimal(Math.abs(reason.mm))} mm de diamètre en ${reason.mm < 0 ? 'moins' : 'plus'}`;
  }
}

export function similarityCopy(reasons: readonly SimilarityReason[]): string {
  const words = reasons.slice(0, 2).map(wordsOf).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const drawingCopy = {
  title: 'Dessin technique',
  scale: 'Les deux vues sont à la même échelle, sur la page de chaque montre.',
  front: (names: string) => `De face\u00A0: ${names}.`,
  side: (names: string) => `De côté, à 3 heures\u00A0: ${names}.`,
  wrist: (min: number, max: number) => `Poignet de ${decimal(min)} à ${decimal(max)} mm`,
};

export function figureOf(measured: MeasureName, specification: Specification): string {
  const figure = millimetres(measured, specification);
  if (measured === 'lugToLug') return `${figure} corne à corne`;
  return measured === 'strapTaper' ? `${figure} à la boucle` : figure;
}

const millimetres = (measured: MeasureName, specification: Specification) =>
  `${decimal(specification[measured] ?? 0)} mm`;

const namedFigures: Record<MeasureName, (figure: string) => string> = {
  caseDiameter: (figure) => `diamètre du boîtier ${figure}`,
  thickness: (figure) => `épaisseur ${figure}`,
  lugToLug: (figure) => `corne à corne ${figure}`,
  strapWidth: (figure) => `entre-cornes ${figure}`,
  strapTaper: (figure) => `largeur à la boucle ${figure}`,
};

export function namedFigure(measured: MeasureName, specification: Specification): string {
  return namedFigures[measured](millimetres(measured, specification));
}

export const lumeViewCopy = {
  out: 'Voir dans le noir',
  on: 'Voir à la lumière du jour',
  notLoaded: 'Cette vue n’a pas pu être chargée. Appuyez de nouveau pour réessayer.',
};

export const readDialCopy = {
  title: 'Lire le cadran',
  more: 'Plus',
  notLoaded: 'Le cadran n’a pas pu être chargé. Appuyez de nouveau pour réessayer.',
};

export const cartTool = {
  toolname: 'add_to_cart',
  tooldescription: 'Met cette montre dans le panier une fois que la personne appuie sur le bouton. Ne commande rien.',
} as const;
