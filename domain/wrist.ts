import { accept, reject, type Accepted, type Rejected } from './result';

/** How a shopper gave a wrist circumference. */
export type WristUnit = 'mm' | 'in';

/** A wrist circumference as its owner gave it. */
export type Wrist = { readonly figure: number; readonly unit: WristUnit };

/** The wrist circumferences that the shop takes, in mm: those of the watches' own straps (docs/product.md 22.4). */
export const wristLimits = { min: 110, max: 260 };

const mmPerInch = 25.4;

/** A wrist circumference in mm. */
export const circumferenceOf = ({ figure, unit }: Wrist): number => (unit === 'in' ? figure * mmPerInch : figure);

/**
 * Reads a wrist circumference that a shopper typed: a figure with a point or a comma, in mm or inches, kept to a tenth
 * of a mm or a hundredth of an inch. Refused with `no-wrist` is what is no figure or lies outside `wristLimits`.
 */
export function parseTypedWrist(typed: string, unit: WristUnit): Accepted<Wrist> | Rejected<'no-wrist'> {
  const text = typed.trim().replace(',', '.');
  const figure = /^\d{1,3}(\.\d{0,6})?$/.test(text) ? round(Number(text), unit) : NaN;
  const circumference = circumferenceOf({ figure, unit });
  return circumference >= wristLimits.min && circumference <= wristLimits.max
    ? accept({ figure, unit })
    : reject({ code: 'no-wrist' });
}

/** A wrist as one text, such as `165 mm` or `6.5 in`. */
export const wristText = ({ figure, unit }: Wrist): string => `${figure} ${unit}`;

/** The wrist in such a text; null where it holds none. */
export function parseWrist(text: string): Wrist | null {
  const [, figure = '', unit] = /^(\S+) (mm|in)$/.exec(text) ?? [];
  const wrist = parseTypedWrist(figure, unit === 'in' ? 'in' : 'mm');
  return wrist.ok ? wrist.value : null;
}

function round(figure: number, unit: WristUnit): number {
  const steps = unit === 'in' ? 100 : 10;
  return Math.round(figure * steps) / steps;
}
