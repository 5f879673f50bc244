import type { MeasureName } from '@/domain/drawing';
import type { WatchFunction } from '@/domain/similarity';
import type { SimilarityReason } from '@/domain/similarity-reasons';
import type { Specification } from '@/domain/specification';

/** Replaces the buttons in a browser without JavaScript. */
export const cartNeedsScript = 'The cart needs JavaScript. You can also order by phone or email.';

export const galleryCopy = {
  title: (name: string) => `Pictures of ${name}`,
  thumbnail: (number: number, picture: string) => `Picture ${number}: ${picture}`,
  strip: 'Large picture',
  enlarge: (picture: string) => `Enlarge ${picture}`,
  /** Without JavaScript, a link to the largest file. */
  large: (number: number) => `Large ${number}`,
};

/** The first two panels of the accordion; the others are the policies (docs/product.md 6.5). */
export const panelTitles = { description: 'Description', specifications: 'Specifications' };

/** The maker's own warranty, beside the text of the policy (docs/product.md 6.5). */
export const warrantyNote = (maker: string, period: string, isLong: boolean) =>
  `${maker} on this watch: ${period}.${isLong ? ` ${longGuaranteeLabel}` : ''}`;

/** The EU's label of a maker's guarantee of durability that is longer than two years (docs/product.md 38.2). */
const longGuaranteeLabel = 'Guarantee label (EU): free and longer than the legal guarantee of 2 years, which stays.';

export const otherBrandsTitle = 'Other brands';

export const topSellingTitle = 'Top Selling Brands';

/** Labels of the key numbers (docs/product.md 6.8). */
export const keyNumberLabels = {
  case: 'case',
  lugToLug: 'lug to lug',
  water: 'water resistance',
  movement: 'movement',
};

/** Names of a specification's movements beside their label. */
export const movementNames: Record<Specification['movement'], string> = {
  Automatic: 'Automatic',
  'Hand-wound': 'Hand-wound',
  Quartz: 'Quartz',
  'Solar quartz': 'Solar quartz',
};

/** Stock on hand, on a product page and in a cart (docs/product.md 25). */
export const stockCopy = {
  soldOut: 'Sold out',
  left: (pieces: number) => `${pieces} left`,
  nothingAdded: (name: string) => `${name} is sold out. Nothing was added.`,
  mailMe: 'Notify me',
};

/** Accessible name of the delivery promise (docs/product.md 6.15). */
export const promiseTitle = 'Delivery and returns';

/** Detail images (docs/product.md 6.20). */
export const detailImageCopy = {
  title: 'Closer',
  caption: { back: 'The back', clasp: 'The clasp', dial: 'The dial' },
  alt: {
    back: (name: string) => `${name}, the case from behind, without its strap`,
    clasp: (name: string) => `${name}, the clasp, close up`,
    dial: (name: string) => `${name}, the dial at twice the size`,
  },
};

/** Copy of the 3D viewer's button and of its errors (docs/product.md 31). */
export const modelCopy = {
  view: 'View in 3D',
  cannot: 'This browser cannot show the watch in 3D.',
  notLoaded: 'The 3D view could not be loaded. Press again to retry.',
};

/** The link to the comparison. */
export const compareLinkCopy = {
  alone: 'Compare',
  withOthers: (others: number) => `Compare with ${others} ${others === 1 ? 'other' : 'others'}`,
};

export const relatedCopy = { title: 'Similar watches' };

const functionCopy: Record<WatchFunction, string> = {
  chronograph: 'also a chronograph',
  stopwatch: 'also with a stopwatch',
  moon: 'also shows the moon',
  'second time zone': 'also shows a second time',
  'power reserve indicator': 'also shows its power reserve',
  'turning bezel': 'also with a turning bezel',
  'retrograde hand': 'also with a hand that jumps back',
  'hours without hands': 'also shows the hours without hands',
  date: 'also with a date',
  day: 'also shows the day',
  alarm: 'also with an alarm',
  compass: 'also with a compass',
  depth: 'also measures depth',
  tide: 'also shows the tide',
};

function wordsOf(reason: SimilarityReason): string {
  switch (reason.kind) {
    case 'size':
      return 'same size';
    case 'nearly':
      return 'nearly the same size';
    case 'weight':
      return 'about the same weight';
    case 'thickness':
      return 'about as thick';
    case 'price':
      return 'about the same price';
    case 'digital':
      return 'also digital';
    case 'skeleton':
      return 'also skeletonized';
    case 'function':
      return functionCopy[reason.name];
    case 'movement':
      return `also ${reason.name.toLowerCase()}`;
    case 'dial':
      return `${reason.colour} dial too`;
    case 'case':
      return `also in ${reason.material}`;
    case 'strap':
      return `also on ${reason.material === 'bracelet' ? 'a bracelet' : reason.material}`;
    case 'water':
      return `also ${reason.metres} m`;
    case 'larger':
      return `${Math.abs(reason.mm)} mm ${reason.mm < 0 ? 'smaller' : 'larger'} across`;
  }
}

/** Returns the first two reasons for a similarity as a line: "Same size, also automatic". */
export function similarityCopy(reasons: readonly SimilarityReason[]): string {
  const words = reasons.slice(0, 2).map(wordsOf).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Copy of the working drawing (docs/product.md 6.10). */
export const drawingCopy = {
  title: 'Technical drawing',
  scale: 'Both views have the same scale, on every watch page.',
  front: (names: string) => `From the front: ${names}.`,
  side: (names: string) => `From 3 o’clock: ${names}.`,
  wrist: (min: number, max: number) => `Wrist ${min} to ${max} mm`,
};

/** Returns a measure as the label beside its arrow: "42 mm". */
export function figureOf(measured: MeasureName, specification: Specification): string {
  const figure = `${specification[measured]} mm`;
  if (measured === 'lugToLug') return `${figure} lug to lug`;
  return measured === 'strapTaper' ? `${figure} at buckle` : figure;
}

const figureNames: Record<MeasureName, string> = {
  caseDiameter: 'case diameter',
  thickness: 'thickness',
  lugToLug: '',
  strapWidth: 'strap width',
  strapTaper: 'strap width',
};

/** Returns a measure with its name, for screen readers: "case diameter 42 mm". */
export function namedFigure(measured: MeasureName, specification: Specification): string {
  return `${figureNames[measured]} ${figureOf(measured, specification)}`.trim();
}

/** Copy of the lume view (docs/product.md 32.5). */
export const lumeViewCopy = {
  out: 'See it in the dark',
  on: 'See it in daylight',
  notLoaded: 'It could not be loaded. Press again to retry.',
};

/** Copy of the button that opens the dial reader (docs/product.md 32.1). */
export const readDialCopy = {
  title: 'How to read it',
  more: 'More',
  notLoaded: 'The dial could not be loaded. Press again to retry.',
};

/** Describes the cart form to a browser's assistant, as `searchTool` does (components/search/copy.ts). */
export const cartTool = {
  toolname: 'add_to_cart',
  tooldescription: 'Adds this watch to the shopper’s cart once they press the button. Orders nothing.',
} as const;
