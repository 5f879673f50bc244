import type { Specification } from '@/domain/specification';

export const manualTitles = {
  reading: 'How to read it',
  setting: 'How to set it',
  winding: 'How to wind it',
  care: 'Care',
};

export const shows = (functions: string) => `It shows: ${functions}.`;

/** After how a mechanical watch is wound. */
export const runsFor = (hours: number) => `It runs for ${hours} hours.`;

export const careCopy = (metres: number, isForSwimming: boolean) =>
  `Water resistant to ${metres} m${isForSwimming ? '' : ', so not for swimming or diving'}. Push the crown in, or screw it down, before it gets wet. Rinse off salt water. Keep it away from magnets, solvents and heat. Have its seals checked every two years.`;

export const setting: Readonly<Record<Specification['movement'], string>> = {
  Automatic:
    'Pull the crown out, turn it until the time is right, and push it back. Do not set a date between 9 p.m. and 3 a.m.',
  'Hand-wound':
    'Pull the crown out, turn it until the time is right, and push it back. Do not set a date between 9 p.m. and 3 a.m.',
  Quartz:
    'Pull the crown out, turn it until the time is right, and push it back. A digital watch is set by its buttons.',
  'Solar quartz':
    'Pull the crown out, turn it until the time is right, and push it back. A digital watch is set by its buttons.',
};

export const winding: Readonly<Record<Specification['movement'], string>> = {
  Automatic: 'The movement of your wrist winds it. After a rest, turn the crown about twenty times.',
  'Hand-wound': 'Turn the crown once a day until it resists.',
  Quartz: 'A battery drives it. Have it changed by a watchmaker, so that the case stays water resistant.',
  'Solar quartz': 'Light charges it. Do not keep it in a drawer for months.',
};
