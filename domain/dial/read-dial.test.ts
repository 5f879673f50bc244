// Verifies docs/product.md 32.2.
import fc from 'fast-check';
import { dials } from '@/domain/testing/dials';
import { displayOf } from './dial';
import { momentOf } from './part-animation';
import { numberInWords } from './dial-copy';
import { readDial } from './read-dial';

const monday = (hour: number, minute = 0, second = 0) => momentOf(new Date(2026, 10, 23, hour, minute, second));
const words = (dial: keyof typeof dials, hour: number, minute = 0) =>
  readDial(dials[dial], monday(hour, minute)).sentence;
const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });

test('displayOf detects the display from the parts', () => {
  for (const [kind, dial] of Object.entries(dials)) expect(displayOf(dial)).toBe(kind);
});

test('readDial describes two hands on, just past, between and just short of an hour', () => {
  expect(words('hands', 10)).toBe('The short hand stands on ten, the long hand on twelve.');
  expect(words('hands', 10, 8)).toBe('The short hand is just past ten; the long hand says eight minutes.');
  expect(words('hands', 10, 15)).toMatch(/^The short hand is between ten and eleven;/);
  expect(words('hands', 10, 45)).toMatch(/^The short hand is between ten and eleven;/);
  expect(words('hands', 22, 30)).toBe('The short hand is between ten and eleven; the long hand says thirty minutes.');
  expect(words('hands', 12, 46)).toBe('The short hand is just short of one; the long hand says forty-six minutes.');
  expect(words('hands', 0, 1)).toBe('The short hand is just past twelve; the long hand says one minute.');
});

test('readDial describes the hours of a regulator at the top', () => {
  expect(words('regulator', 15, 5)).toBe(
    'The small hand at the top is just past three; the long hand in the middle says five minutes.',
  );
  expect(words('regulator', 15)).toMatch(/says the full hour\.$/);
});

test('readDial describes one hand to the quarter hour, and names the night half', () => {
  expect(words('one-hand', 10, 8)).toBe('The orange hand is between ten and a quarter past ten.');
  expect(words('one-hand', 10, 15)).toBe('The orange hand stands on a quarter past ten.');
  expect(words('one-hand', 17, 59)).toBe('The orange hand is between a quarter to eighteen and eighteen.');
  expect(words('one-hand', 22, 40)).toBe(
    'The orange hand is between half past twenty-two and a quarter to twenty-three, in the navy half.',
  );
  expect(words('one-hand', 6)).toBe('The orange hand stands on six.');
  expect(words('one-hand', 18)).toBe('The orange hand stands on eighteen, in the navy half.');
  expect(words('one-hand', 0)).toBe('The orange hand stands on twenty-four, in the navy half.');
});

test('readDial describes discs at their line', () => {
  expect(words('discs', 10, 8)).toBe('The orange line crosses ten; the outer disc says eight.');
  expect(words('discs', 10, 30)).toBe('The orange line lies between ten and eleven; the outer disc says thirty.');
  expect(words('discs', 12, 50)).toBe('The orange line nears one; the outer disc says fifty.');
  expect(words('discs', 0)).toBe('The orange line crosses twelve; the outer disc says sixty.');
});

test.each(Array.from({ length: 12 }, (_, hour) => hour))(
  'readDial of discs crosses the numeral of the hour %d for nine minutes, at every hour alike',
  (hour) => {
    expect(words('discs', hour, 9)).toMatch(/^The orange line crosses /);
    expect(words('discs', hour, 10)).toMatch(/^The orange line (?:lies between|is just past) /);
  },
);

test('readDial describes the active disc of wandering hours, and two at the full hour', () => {
  expect(words('wandering-hours', 10, 8)).toBe('The disc with ten on duty points at eight on the arc.');
  expect(words('wandering-hours', 13)).toBe('The disc with one arrives at 0, as twelve leaves at 60.');
});

test('readDial describes the upper end of a semaphore bar', () => {
  expect(words('semaphore', 10, 8)).toBe('The upper end of the yellow bar carries ten and points at eight.');
  expect(words('semaphore', 1)).toBe('The yellow bar lies level: one comes up at 0, as twelve goes down at 60.');
});

test('readDial describes the sun of half circles by day and the moon by night', () => {
  expect(words('half-circles', 10, 8)).toBe('The sun is just past ten; below, the orange hand says eight.');
  expect(words('half-circles', 22, 50)).toBe('The moon is just short of eleven; below, the orange hand says fifty.');
  expect(words('half-circles', 6)).toMatch(/^The sun stands on six; .* zero\.$/);
  expect(words('half-circles', 18)).toMatch(/^The moon stands on six/);
});

test('readDial repeats the time of figures', () => {
  expect(words('figures', 22, 8)).toBe('It says 22:08 in figures; there is nothing to learn.');
});

test('readDial adds a sentence for a day hand and for a 24-hour hand', () => {
  const [hour, minute] = dials.hands.parts;
  const slow = { period: 86_400, points: [[0, 0] as const, [86_400, 360] as const] };
  const more = ['hours-24', 'weekday', 'date'].map((name) => ({ name, drive: slow }));
  const reading = readDial({ parts: [...(hour && minute ? [hour, minute] : []), ...more] }, monday(22, 8));
  expect(reading.sentence).toBe(
    'The short hand is just past ten; the long hand says eight minutes. The 24-hour hand is just past twenty-two. ' +
      'The small hand points to Monday. The date hand says twenty-three.',
  );
});

test.each([
  [22, 'Sunday'],
  [23, 'Monday'],
  [24, 'Tuesday'],
  [25, 'Wednesday'],
  [26, 'Thursday'],
  [27, 'Friday'],
  [28, 'Saturday'],
])('readDial on November %p, 2026 describes a weekday hand that points to %s', (date, weekday) => {
  const parts = [...dials.hands.parts, { name: 'weekday', drive: { period: 1, points: [] } }];
  const noon = momentOf(new Date(2026, 10, date, 12));
  expect(readDial({ parts }, noon).sentence).toMatch(new RegExp(` The small hand points to ${weekday}\\.$`));
});

test('readDial names a pointer without a colour by its kind', () => {
  const plain = (kind: keyof typeof dials, hour: number, minute: number) =>
    readDial({ parts: dials[kind].parts }, monday(hour, minute)).sentence;
  expect(plain('one-hand', 22, 0)).toBe('The one hand stands on twenty-two.');
  expect(plain('half-circles', 10, 8)).toMatch(/; below, the long hand says eight\.$/);
  expect(plain('discs', 10, 8)).toMatch(/^The fixed line crosses ten;/);
  expect(plain('semaphore', 10, 8)).toBe('The upper end of the bar carries ten and points at eight.');
});

test('readDial names a coloured hand by its colour', () => {
  expect(readDial({ ...dials.hands, colours: { pointer: 'orange' } }, monday(9, 20)).sentence).toBe(
    'The short hand is between nine and ten; the orange hand says twenty minutes.',
  );
});

test('readDial shows 24:00 as midnight, and describes the minute that has begun', () => {
  const end = readDial(dials.hands, { ...monday(0), day: 86_400 });
  expect(end).toEqual({ ...readDial(dials.hands, monday(0)), time: '24:00' });
  const late = readDial(dials.hands, monday(10, 8, 59));
  expect(late.sentence).toBe(words('hands', 10, 8));
  expect(late.time).toBe('10:08');
  expect(late.positions.second).toBeCloseTo(354);
});

/** Words for the hour and the minute that a sentence must contain. */
const expectedWords = {
  hands: (hour: number, minute: number) =>
    minute === 0 ? [numberInWords(hour)] : [`says ${numberInWords(minute)} minute`],
  discs: (hour: number, minute: number) => [`outer disc says ${minute === 0 ? 'sixty' : numberInWords(minute)}.`],
  'wandering-hours': (hour: number) => [`The disc with ${numberInWords(hour)} `],
  semaphore: (hour: number) => [numberInWords(hour)],
};

test.each(Object.keys(expectedWords) as (keyof typeof expectedWords)[])(
  'readDial of %s states the time at every minute of a day',
  (kind) => {
    fc.assert(
      fc.property(minutes, (of) => {
        const [hour, minute] = [Math.floor(of / 60), of % 60];
        for (const part of expectedWords[kind](((hour + 11) % 12) + 1, minute))
          expect(words(kind, hour, minute)).toContain(part);
      }),
    );
  },
);

test('readDial only names an hour next to the hand', () => {
  fc.assert(
    fc.property(minutes, (of) => {
      const { positions, sentence } = readDial(dials.hands, monday(0, of));
      const hours = [0, 1].map((next) =>
        numberInWords(((Math.floor((positions.hour ?? 0) / 30) + next + 11) % 12) + 1),
      );
      const named = /^The short hand [a-z ]*?(?:on|past|between|short of) ([a-z-]+)/.exec(sentence)?.[1];
      expect(hours).toContain(named);
    }),
  );
});
