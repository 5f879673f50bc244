import { wristWidthDeviation, wristWidthRatio, type Fit, type FitMeasures } from '@/domain/fit';
import { wristLimits, type Wrist } from '@/domain/wrist';
import { wristCopy } from './copy';

/** The limits in inches, rounded inwards to a tenth. */
const inches = {
  least: Math.ceil((wristLimits.min / 25.4) * 10) / 10,
  most: Math.floor((wristLimits.max / 25.4) * 10) / 10,
};

const limits = `from ${wristLimits.min} to ${wristLimits.max} mm (${inches.least} to ${inches.most} inches)`;

/** Copy of the wrist entry (docs/product.md 22.4). */
export const wristEntryCopy = {
  title: 'Does it fit?',
  circumference: 'Around your wrist',
  hint: `Lay a tape or a strip of paper round it, where a watch sits: ${limits}.`,
  unit: 'Measured in',
  mm: 'millimetres',
  inches: 'inches',
  privacy: 'It stays in this browser and is never sent.',
  save: 'Show what fits',
  busy: 'Measuring…',
  forget: 'Forget my wrist',
  close: 'Close',
  rejected: `Give a figure ${limits}.`,
};

export const calculationTitle = 'How this was worked out';

export const wristTitle = (wrist: Wrist) => `On a wrist of ${wristCopy(wrist)}`;

/** Describes the room between a lug's tip and the edge of the wrist. */
export const spareCopy = (spare: number) =>
  spare < 0 ? `stands over by ${-spare} mm each side` : `${spare} mm to spare each side`;

/** Describes whether a watch fits. A result within the deviation of wrist widths is a close call. */
export function verdictCopy({ verdict, spare }: Fit, { wristMin, wristMax }: FitMeasures): string {
  const isClose = Math.abs(spare) <= wristWidthDeviation / 2;
  const range = `it is made for ${wristMin} to ${wristMax} mm`;
  if (verdict === 'strap-too-short') return `The strap is too short for your wrist: ${range}.`;
  if (verdict === 'strap-too-long') return `The strap is too long for your wrist: ${range}.`;
  const strap = `The strap goes round: ${range}.`;
  if (isClose) return `A close call: the lugs end about where your wrist does. ${strap}`;
  if (verdict === 'over') return `Too long for your wrist: the lugs stand over its edges. ${strap}`;
  return `It fits: the lugs end well within your wrist. ${strap}`;
}

/** Explains how the room to spare is calculated (docs/product.md 22.6). */
export const calculationCopy = ({ wristWidth }: Fit, { lugToLug }: FitMeasures, wrist: Wrist) =>
  `A wrist of ${wristCopy(wrist)} is about ${wristWidth} mm wide: ${wristWidthRatio} times as wide as it is round, the average of 507 people whom G. Heinz and others measured (2003). Seven wrists in ten lie within ${wristWidthDeviation} mm of that, so take it as close, not exact. Less the watch’s ${lugToLug} mm lug to lug, half of what remains lies on each side.`;

/** Text alternative of the drawing. */
export const drawingCopy = ({ wristWidth }: Fit, { lugToLug }: FitMeasures) =>
  `The watch across the wrist: ${lugToLug} mm lug to lug, the wrist ${wristWidth} mm wide.`;

/** Copy of the actual-size dialog (docs/product.md 22.8). */
export const actualSizeCopy = {
  title: 'Actual size',
  measure:
    'Hold a bank card against the screen. Move the slider until the outline is exactly as large as the card: 85.6 × 54 mm. An identity card or a driving licence has the same size.',
  measureAgain: 'The page has been zoomed, or this is another screen: please measure it again.',
  slider: 'Size of the outline',
  sliderValue: (px: number) => `${Math.round(px)} pixels wide`,
  smaller: 'A little smaller',
  larger: 'A little larger',
  done: 'It is as large as my card',
  again: 'Measure the screen again',
  magnified: 'The page is magnified. Pinch it back to its usual size to see the watch as large as it is.',
  close: 'Close',
  shown: (caseDiameter: number, lugToLug: number) =>
    `As large as it is: ${caseDiameter} mm across the case, ${lugToLug} mm lug to lug.`,
  outline: 'The outline of the case and its lug to lug; its picture has no known scale.',
};
