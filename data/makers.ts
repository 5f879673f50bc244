import { comma } from '@/domain/punctuation';
import type { Watch } from '@/domain/watch';
import { isEuCountry } from './law';
import { batteryWarning, safetyTerms, safetyTitle, safetyValues, unknownSafety } from './makers-copy';
import makers from './makers.json';

export { batteryWarning, safetyTerms, safetyTitle, unknownSafety };

/** How to reach a maker or its responsible person in the EU. Null: unknown, to be set by the owner. */
type Contact = { postal: string | null; electronic: string | null };

/** Maker data that EU law requires (`productSafety` in data/law.ts). */
export type MakerSafety = Contact & {
  /** Null if the trade mark is the only name that is known. */
  legalName: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** The responsible person in the EU, of a maker outside it. */
  responsible: (Contact & { name: string }) | null;
};

const known: Readonly<Record<string, MakerSafety>> = makers;

/** Returns the known facts about a maker. @throws {RangeError} for a maker that data/makers.json does not list. */
export function safetyOf(maker: string): MakerSafety {
  const safety = Object.hasOwn(known, maker) ? known[maker] : undefined;
  if (!safety) throw new RangeError(`data/makers.json has no maker ${maker}.`);
  return safety;
}

/** Labels of unknown facts about a maker, which must be set before its watches are sold to the EU. */
export function missingOf({ country, postal, electronic, responsible }: MakerSafety): string[] {
  const isInEu = country !== null && isEuCountry(country);
  return [
    ...(postal ? [] : [safetyTerms.postal]),
    ...(electronic ? [] : [safetyTerms.electronic]),
    ...(isInEu ? [] : missingOfResponsible(responsible)),
  ];
}

function missingOfResponsible(responsible: MakerSafety['responsible']): string[] {
  if (!responsible) return [safetyTerms.responsible];
  return [
    ...(responsible.postal ? [] : [safetyTerms.responsiblePostal]),
    ...(responsible.electronic ? [] : [safetyTerms.responsibleElectronic]),
  ];
}

/** True if the watches of a maker can be sold to the EU: all its data are known. */
const isReadyForEu = (maker: string): boolean => missingOf(safetyOf(maker)).length === 0;

/** Makers whose watches cannot be sold to the EU yet. */
export function makersNotReadyForEu(): string[] {
  return Object.keys(known).filter((maker) => !isReadyForEu(maker));
}

/** Lines of "Safety and maker" of a watch: term and value. Unknown facts share one line. */
export function safetyLines({ maker, name, catalogue, id, specification }: Watch): [term: string, value: string][] {
  const safety = safetyOf(maker.name);
  const { legalName, postal, electronic, responsible } = safety;
  const missing = missingOf(safety);
  const isMechanical = specification.batteryLife === null;
  const lines: [term: string, value: string][] = [
    [safetyTerms.maker, legalName ? `${maker.name} (${legalName})` : maker.name],
  ];
  if (postal) lines.push([safetyTerms.postal, postal]);
  if (electronic) lines.push([safetyTerms.electronic, electronic]);
  if (responsible) {
    const { name: person, postal: address, electronic: online } = responsible;
    lines.push([safetyTerms.responsible, [person, address, online].filter(Boolean).join(comma)]);
  }
  if (missing.length > 0) lines.push([missing.join(comma), unknownSafety]);
  lines.push(
    [safetyTerms.type, `${name}${comma}${catalogue}-${id}`],
    [safetyTerms.battery, isMechanical ? safetyValues.noBattery : safetyValues.battery],
    [safetyTerms.warnings, isMechanical ? safetyValues.noWarning : batteryWarning],
  );
  return lines;
}
