import {
  averageWrist,
  wristWidthDeviation,
  wristWidthRatio,
  type Fit,
  type FitMeasures,
  type FitVerdict,
} from '@/domain/fit';
import { wristLimits, type Wrist } from '@/domain/wrist';
import { wristLimitsInInches as inches } from '@/domain/wrist-inches';
import { fitWords, wristCopy } from './copy';

const limits = `from ${wristLimits.min} to ${wristLimits.max} mm (${inches.min} to ${inches.max} inches)`;

/** Copy of the wrist entry (docs/product.md 22.4). */
export const wristEntryCopy = {
  title: 'Does it fit?',
  circumference: 'Wrist circumference',
  hint: `Measure around your wrist, where you wear a watch: ${limits}.`,
  unit: 'Unit',
  mm: 'millimeters',
  inches: 'inches',
  privacy: 'Saved in this browser only. It is sent only if you filter or sort a list by it.',
  save: 'Show what fits',
  busy: 'Measuring…',
  forget: 'Delete my wrist size',
  close: 'Close',
  rejected: `Enter a number ${limits}.`,
  onAverage: `On an average wrist of ${averageWrist} mm`,
};

export const calculationTitle = 'How we calculate this';

export const wristTitle = (wrist: Wrist) => `On a wrist of ${wristCopy(wrist)}`;

/** Describes the room between a lug's tip and the edge of the wrist. */
export const spareCopy = (spare: number) =>
  spare < 0 ? `overhangs by ${-spare} mm on each side` : `${spare} mm to spare on each side`;

const reasons: Readonly<Record<FitVerdict, string>> = {
  snug: 'the watch is small on your wrist.',
  good: 'the lugs end well within your wrist.',
  large: 'a close call, the lugs end near the edges of your wrist.',
  'too-large': 'the lugs overhang the edges of your wrist.',
  'strap-too-short': 'it does not close around your wrist.',
  'strap-too-long': 'it stays loose on your wrist.',
};

/** Describes how a watch fits; begins with the word of its card (docs/product.md 22.6). */
export const verdictCopy = ({ verdict }: Fit, { wristMin, wristMax }: FitMeasures): string =>
  `${fitWords[verdict]}: ${reasons[verdict]} The strap fits wrists from ${wristMin} to ${wristMax} mm.`;

/** Explains how the room to spare is calculated (docs/product.md 22.6). */
export const calculationCopy = ({ wristWidth }: Fit, { lugToLug }: FitMeasures, wrist: Wrist) =>
  `A wrist of ${wristCopy(wrist)} is about ${wristWidth} mm wide. That is ${wristWidthRatio} times its circumference, the average of 507 people in a study by G. Heinz and others (2003). Seven wrists in ten are within ${wristWidthDeviation} mm of that, so this is an estimate. We subtract the watch’s ${lugToLug} mm lug to lug and divide the rest by two.`;

/** Text alternative of the drawing. */
export const drawingCopy = ({ wristWidth }: Fit, { lugToLug }: FitMeasures) =>
  `The watch across the wrist: ${lugToLug} mm lug to lug, the wrist ${wristWidth} mm wide.`;

/** Text alternative of the watch on a wrist. */
export const wristPictureCopy = (watch: string, { wristWidth }: Fit) => `${watch}, on a wrist ${wristWidth} mm wide`;

/** Copy of the actual-size dialog (docs/product.md 22.8). */
export const actualSizeCopy = {
  title: 'Actual size',
  measure:
    'Hold a bank card against the screen. Move the slider until the outline is exactly as large as the card: 85.6 × 54 mm. An ID card or a driver’s license has the same size.',
  measureAgain: 'You zoomed the page or use another screen. Please measure again.',
  slider: 'Size of the outline',
  sliderValue: (px: number) => `${Math.round(px)} pixels wide`,
  smaller: 'A little smaller',
  larger: 'A little larger',
  done: 'It matches my card',
  again: 'Measure the screen again',
  magnified: 'The page is zoomed in. Pinch to zoom out and see the watch at actual size.',
  close: 'Close',
  shown: (caseDiameter: number, lugToLug: number) =>
    `Shown at actual size: case diameter ${caseDiameter} mm, lug to lug ${lugToLug} mm.`,
  outline: 'Shown as an outline, because the scale of its picture is not known.',
};
