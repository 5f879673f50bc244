import type { Specification } from '@/domain/specification';

/** How to set and to care for a watch, by its movement and water resistance (docs/product.md 39.3). */
export function manualOf({ movement, functions, powerReserve, waterResistance }: Specification) {
  const isMechanical = movement === 'Automatic' || movement === 'Hand-wound';
  return [
    { title: 'How to read it', text: `It shows: ${functions}.` },
    { title: 'How to set it', text: setting[movement] },
    {
      title: 'How to wind it',
      text: isMechanical ? `${winding[movement]} It runs for ${powerReserve} hours.` : winding[movement],
    },
    {
      title: 'Care',
      text: `Water resistant to ${waterResistance} m${waterResistance < 100 ? ', so not for swimming or diving' : ''}. Push the crown in, or screw it down, before it gets wet. Rinse off salt water. Keep it away from magnets, solvents and heat. Have its seals checked every two years.`,
    },
  ];
}

const setting: Readonly<Record<Specification['movement'], string>> = {
  Automatic:
    'Pull the crown out, turn it until the time is right, and push it back. Do not set a date between 9 p.m. and 3 a.m.',
  'Hand-wound':
    'Pull the crown out, turn it until the time is right, and push it back. Do not set a date between 9 p.m. and 3 a.m.',
  Quartz:
    'Pull the crown out, turn it until the time is right, and push it back. A digital watch is set by its buttons.',
  'Solar quartz':
    'Pull the crown out, turn it until the time is right, and push it back. A digital watch is set by its buttons.',
};

const winding: Readonly<Record<Specification['movement'], string>> = {
  Automatic: 'The movement of your wrist winds it. After a rest, turn the crown about twenty times.',
  'Hand-wound': 'Turn the crown once a day until it resists.',
  Quartz: 'A battery drives it. Have it changed by a watchmaker, so that the case stays water resistant.',
  'Solar quartz': 'Light charges it. Do not keep it in a drawer for months.',
};
