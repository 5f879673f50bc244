import { wristCopy } from '@/components/size/copy';
import type { FilterPart } from '@/domain/filtering/filter-state';
import { comma } from '@/domain/punctuation';
import { facetChips, optionLabel, rangeChip } from './copy';

/** Label of a chip: "up to $400", "36 to 42 mm case diameter", "Blue dial", "Good fit, 165 mm". */
export function chipCopy(part: FilterPart, makers: Readonly<Record<string, string>>): string {
  if ('rangeFilter' in part) return rangeChip(part.rangeFilter, part.range);
  const label = optionLabel(part.option, makers);
  const chip = facetChips[part.facet]?.(label) ?? label;
  return part.wrist ? chip + comma + wristCopy(part.wrist) : chip;
}
