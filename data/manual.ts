import { sentenceGap } from '@/domain/punctuation';
import type { Specification } from '@/domain/specification';
import { careCopy, manualTitles, runsFor, setting, shows, winding } from './manual-copy';

/** How to set and to care for a watch, by its movement and water resistance (docs/product.md 39.3). */
export function manualOf({ movement, functions, powerReserve, waterResistance }: Specification) {
  const wind = winding[movement];
  return [
    { title: manualTitles.reading, text: shows(functions) },
    { title: manualTitles.setting, text: setting[movement] },
    {
      title: manualTitles.winding,
      text: powerReserve === null ? wind : `${wind}${sentenceGap}${runsFor(powerReserve)}`,
    },
    { title: manualTitles.care, text: careCopy(waterResistance, waterResistance >= 100) },
  ];
}
