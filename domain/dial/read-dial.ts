import { clock } from './clock';
import { type Dial, type Display, type DialColours, displayOf, type Stands, standsAt } from './dial';
import { type Moment } from './drive';
import { dayWords, halfCirclesWords, handsWords, oneHandWords, regulatorWords } from './pointing-words';
import { discsWords, semaphoreWords, wanderingWords } from './turning-words';

/** What a dial shows at a moment. */
export type Reading = {
  /** "10:08", from "00:00" to "24:00". */
  readonly time: string;
  /** Where its parts stand. */
  readonly stands: Stands;
  /** How one reads that: "The orange line crosses ten; the outer disc says eight." It is read off the parts, so that it is true of them. */
  readonly words: string;
};

/** In seconds. */
const [minute, day] = [60, 86_400];

const words: Readonly<Record<Display, (stands: Stands, colours: DialColours) => string>> = {
  hands: handsWords,
  regulator: regulatorWords,
  'one-hand': oneHandWords,
  discs: discsWords,
  'wandering-hours': wanderingWords,
  semaphore: semaphoreWords,
  'half-circles': halfCirclesWords,
  figures: (stands) => `It says ${figuresOf(stands)} in figures; there is nothing to learn.`,
};

/**
 * A dial, read (docs/product.md 32.2): where its parts stand at the moment, and what that says at the minute that has begun.
 * A day ends at 24:00, which a dial shows as 00:00.
 */
export function readDial(dial: Dial, moment: Moment): Reading {
  const begun = Math.floor(moment.day / minute) * minute;
  const minuteBegun = { ...moment, day: begun % day };
  const stands = standsAt(dial, minuteBegun);
  const has = new Set(dial.parts.map(({ name }) => name));
  const sentences = [words[displayOf(dial)](stands, dial.colours ?? {}), ...dayWords(has, moment.weekday, moment.date)];
  return {
    time: clock(begun),
    stands: standsAt(dial, { ...moment, day: moment.day % day }),
    words: sentences.join(' '),
  };
}

const places = ['hours-tens', 'hours-ones', 'minutes-tens', 'minutes-ones'];

function figuresOf(stands: Stands): string {
  const [tens, ones, minuteTens, minuteOnes] = places.map((place) => stands[place] ?? 0);
  return `${tens}${ones}:${minuteTens}${minuteOnes}`;
}
