import { keyNumberLabels, movementNames, panelTitles, warrantyNote } from '@/components/product/copy';
import { statedPolicies } from '@/data/eu-sales';
import { safetyLines } from '@/data/makers';
import { isLongGuarantee, policies, warrantyOf } from '@/data/policies';
import { decimal } from '@/domain/decimal';
import type { Specification } from '@/domain/specification';
import type { Watch } from '@/domain/watch';
import type { KeyNumber } from './watch-facts';

/** A section of a product page, to be rendered as HTML or Markdown. */
export type WatchSection = { title: string } & (
  | { kind: 'text'; lines: readonly string[] }
  /** `safety`: term and value of each line of "Safety and maker". */
  | { kind: 'specification'; lines: Specification['lines']; safety: readonly (readonly [string, string])[] }
  /** `note` applies the points to this watch. */
  | { kind: 'points'; lines: readonly string[]; note?: string }
);

const [, , warranty] = policies;

/** Returns the sections of a product page in order: description, specification and three policies (docs/product.md 6.5). */
export function watchSections(watch: Watch): WatchSection[] {
  const { description, specification, maker } = watch;
  return [
    { kind: 'text', title: panelTitles.description, lines: description },
    {
      kind: 'specification',
      title: panelTitles.specifications,
      lines: specification.lines,
      safety: safetyLines(watch),
    },
    ...statedPolicies(process.env, [maker.name]).map((policy) => ({
      kind: 'points' as const,
      title: policy.title,
      lines: policy.points,
      ...(policy === warranty && {
        note: warrantyNote(maker.name, warrantyOf(maker.name), isLongGuarantee(maker.name)),
      }),
    })),
  ];
}

/** Returns the key numbers of a specification (docs/product.md 6.8). */
export const keyNumbersOf = (specification: Specification): readonly KeyNumber[] => [
  [decimal(specification.caseDiameter), 'mm', keyNumberLabels.case],
  [decimal(specification.lugToLug), 'mm', keyNumberLabels.lugToLug],
  [decimal(specification.waterResistance), 'm', keyNumberLabels.water],
  [movementNames[specification.movement], '', keyNumberLabels.movement],
];
