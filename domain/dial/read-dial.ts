import { sentenceGap } from '../punctuation';
import { clock } from './clock';
import { type Dial, type Display, type DialColours, displayOf, type PartPositions, positionsAt } from './dial';
import { figuresSentence } from './dial-copy';
import { type Moment } from './part-animation';
import { calendarCopy, halfCirclesCopy, handsCopy, oneHandCopy, regulatorCopy } from './hands-text';
import { discsCopy, semaphoreCopy, wanderingHoursCopy } from './discs-text';

/** A dial read at a moment. */
export type Reading = {
  /** "10:08", from "00:00" to "24:00". */
  readonly time: string;
  /** Positions of its parts. */
  readonly positions: PartPositions;
  /** Explanation: "The orange line crosses ten; the outer disc says eight." Derived from the positions. */
  readonly sentence: string;
};

/** In seconds. */
const [minute, day] = [60, 86_400];

const displayCopy: Readonly<Record<Display, (positions: PartPositions, colours: DialColours) => string>> = {
  hands: handsCopy,
  regulator: regulatorCopy,
  'one-hand': oneHandCopy,
  discs: discsCopy,
  'wandering-hours': wanderingHoursCopy,
  semaphore: semaphoreCopy,
  'half-circles': halfCirclesCopy,
  figures: (positions) => figuresSentence(figuresOf(positions)),
};

/**
 * Reads a dial (docs/product.md 32.2): positions at the moment, and the sentence for the current minute. 24:00 shows
 * as 00:00.
 */
export function readDial(dial: Dial, moment: Moment): Reading {
  const minuteStart = Math.floor(moment.day / minute) * minute;
  const minuteBegun = { ...moment, day: minuteStart % day };
  const positions = positionsAt(dial, minuteBegun);
  const partNames = new Set(dial.parts.map(({ name }) => name));
  const sentences = [
    displayCopy[displayOf(dial)](positions, dial.colours ?? {}),
    ...calendarCopy(partNames, moment.weekday, moment.date),
  ];
  return {
    time: clock(minuteStart),
    positions: positionsAt(dial, { ...moment, day: moment.day % day }),
    sentence: sentences.join(sentenceGap),
  };
}

const places = ['hours-tens', 'hours-ones', 'minutes-tens', 'minutes-ones'];

function figuresOf(positions: PartPositions): string {
  const [tens, ones, minuteTens, minuteOnes] = places.map((place) => positions[place] ?? 0);
  return `${tens}${ones}:${minuteTens}${minuteOnes}`;
}
