import type { WatchFunction } from '@/domain/likeness';
import type { Reason } from '@/domain/likeness-reasons';

export const relatedWords = { title: 'Like this one' };

const functionWords: Record<WatchFunction, string> = {
  chronograph: 'also a chronograph',
  stopwatch: 'also with a stopwatch',
  moon: 'also shows the moon',
  'second time zone': 'also shows a second time',
  'power reserve indicator': 'also shows its power reserve',
  'turning bezel': 'also with a turning bezel',
  'retrograde hand': 'also with a hand that jumps back',
  'hours without hands': 'also tells the hours its own way',
  date: 'also with a date',
  day: 'also shows the day',
  alarm: 'also with an alarm',
  compass: 'also with a compass',
  depth: 'also measures depth',
  tide: 'also shows the tide',
};

function wordsOf(reason: Reason): string {
  switch (reason.kind) {
    case 'size':
      return 'same size';
    case 'nearly':
      return 'nearly the same size';
    case 'weight':
      return 'about the same weight';
    case 'thickness':
      return 'about as thick';
    case 'price':
      return 'about the same price';
    case 'digital':
      return 'also digital';
    case 'skeleton':
      return 'also skeletonized';
    case 'function':
      return functionWords[reason.name];
    case 'movement':
      return `also ${reason.name.toLowerCase()}`;
    case 'dial':
      return `${reason.colour} dial too`;
    case 'case':
      return `also in ${reason.material}`;
    case 'strap':
      return `also on ${reason.material === 'bracelet' ? 'a bracelet' : reason.material}`;
    case 'water':
      return `also ${reason.metres} m`;
    case 'larger':
      return `${Math.abs(reason.mm)} mm ${reason.mm < 0 ? 'smaller' : 'larger'} across`;
  }
}

/** Why a watch is like another, in the two reasons that tell most: "Same size, also automatic". */
export function whyAlike(reasons: readonly Reason[]): string {
  const words = reasons.slice(0, 2).map(wordsOf).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
