import { panelTitles, warrantyNote } from '@/components/product/copy';
import { policies, warrantyOf } from '@/data/policies';
import type { Specification } from '@/domain/specification';
import type { Watch } from '@/domain/watch';
import type { KeyNumber } from './watch-facts';

/** A section of a product page, to be rendered as HTML or Markdown. */
export type WatchSection = { title: string } & (
  | { kind: 'text'; lines: readonly string[] }
  | { kind: 'specification'; lines: Specification['lines'] }
  /** `note` applies the points to this watch. */
  | { kind: 'points'; lines: readonly string[]; note?: string }
);

/** Returns the sections of a product page in order: description, specification and three policies (docs/product.md 6.5). */
export function watchSections({ description, specification, maker }: Watch): WatchSection[] {
  return [
    { kind: 'text', title: panelTitles.description, lines: description },
    { kind: 'specification', title: panelTitles.specifications, lines: specification.lines },
    ...policies.map(({ title, points }) => ({
      kind: 'points' as const,
      title,
      lines: points,
      ...(title === 'Warranty' && { note: warrantyNote(maker.name, warrantyOf(maker.name)) }),
    })),
  ];
}

/** Returns the key numbers of a specification (docs/product.md 6.8). */
export const keyNumbersOf = (specification: Specification): readonly KeyNumber[] => [
  [specification.caseDiameter, 'mm', 'case'],
  [specification.lugToLug, 'mm', 'lug to lug'],
  [specification.waterResistance, 'm', 'water resistance'],
  [specification.movement, '', 'movement'],
];
