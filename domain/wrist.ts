import { accept, reject, type Accepted, type Rejected } from './result';
import { normaliseCode } from './typed-text';

/** Unit in which a shopper stated the circumference. */
export type WristUnit = 'mm' | 'in';

/** A wrist circumference as stated. */
export type Wrist = { readonly figure: number; readonly unit: WristUnit };

/** Accepted circumferences in mm, those of the watches' straps (docs/product.md 22.4). */
export const wristLimits = { min: 110, max: 260 };

const mmPerInch = 25.4;

/** Converts to mm. */
export const circumferenceOf = ({ figure, unit }: Wrist): number => (unit === 'in' ? figure * mmPerInch : figure);

/**
 * Parses a typed circumference with point or comma, rounded to a tenth of a mm or a hundredth of an inch. Rejects
 * with `no-wrist` if it is invalid or outside `wristLimits`.
 */
export function parseTypedWrist(typed: string, unit: WristUnit): Accepted<Wrist> | Rejected<'no-wrist'> {
  const text = normaliseCode(typed).replace(',', '.');
  const figure = /^\d{1,3}(\.\d{0,6})?$/.test(text) ? round(Number(text), unit) : NaN;
  const circumference = circumferenceOf({ figure, unit });
  return circumference >= wristLimits.min && circumference <= wristLimits.max
    ? accept({ figure, unit })
    : reject({ code: 'no-wrist' });
}

/** Serialises a wrist: `165 mm`, `6.5 in`. */
export const wristText = ({ figure, unit }: Wrist): string => `${figure} ${unit}`;

/** Parses a stored wrist; null if invalid. */
export function parseWrist(text: string): Wrist | null {
  const [, figure = '', unit] = /^(\S+) (mm|in)$/.exec(text) ?? [];
  const wrist = parseTypedWrist(figure, unit === 'in' ? 'in' : 'mm');
  return wrist.ok ? wrist.value : null;
}

function round(figure: number, unit: WristUnit): number {
  const steps = unit === 'in' ? 100 : 10;
  return Math.round(figure * steps) / steps;
}
