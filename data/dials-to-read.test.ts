import fc from 'fast-check';
import { type Display, displayOf } from '@/domain/dial/dial';
import { momentOf } from '@/domain/dial/part-animation';
import { movingPartsOf } from '@/domain/dial/layers';
import { numberInWords } from '@/domain/dial/dial-copy';
import { readDial } from '@/domain/dial/read-dial';
import { readShopWatches } from './catalogue/shop-catalogue';
import { dialLayersOf } from './dials';
import { dialScaleOf, readableDialOf } from './dials-to-read';

jest.mock('./pictures', () => jest.requireActual('./testing/named-pictures'));

const watches = readShopWatches();
const dials = watches.flatMap(({ key }) => {
  const layers = dialLayersOf(key);
  return layers ? [{ key, parts: movingPartsOf(layers) }] : [];
});
const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });

/** The phrase expected in a dial's sentence, from the hour (1 to 12), minute and hour of the day. */
const expectedPhrases: Readonly<Record<Display, (hour: number, minute: number, hour24: number) => string>> = {
  hands: (_, minute) => (minute === 0 ? ' hand on twelve.' : ` hand says ${numberInWords(minute)} minute`),
  regulator: (_, minute) =>
    minute === 0 ? 'says the full hour.' : `in the middle says ${numberInWords(minute)} minute`,
  'one-hand': (_, minute, hour24) => (minute < 45 ? numberInWords(hour24 || 24) : numberInWords(hour24 + 1)),
  discs: (_, minute) => `the outer disc says ${minute === 0 ? 'sixty' : numberInWords(minute)}.`,
  'wandering-hours': (hour, minute) =>
    minute === 0
      ? `The disc with ${numberInWords(hour)} arrives`
      : `${numberInWords(hour)} on duty points at ${numberInWords(minute)} `,
  semaphore: (hour, minute) =>
    minute === 0
      ? `: ${numberInWords(hour)} comes up`
      : `carries ${numberInWords(hour)} and points at ${numberInWords(minute)}.`,
  'half-circles': (_, minute, hour24) => `The ${hour24 >= 6 && hour24 < 18 ? 'sun' : 'moon'} `,
  figures: (_, minute, hour24) => `${String(hour24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
};

/** The phrase for the hour hand's position: on, past, between or before the hour marks. */
const hourNamed = (hour: number, minute: number) =>
  minute === 0
    ? `stands on ${numberInWords(hour)}`
    : minute < 15
      ? `is just past ${numberInWords(hour)}`
      : minute <= 45
        ? `is between ${numberInWords(hour)} and ${numberInWords((hour % 12) + 1)}`
        : `is just short of ${numberInWords((hour % 12) + 1)}`;

it.each(dials)('readDial of $key states the time of the clock', ({ parts }) => {
  const display = displayOf({ parts });
  fc.assert(
    fc.property(minutes, (of) => {
      const [hour24, minute] = [Math.floor(of / 60), of % 60];
      const hour = ((hour24 + 11) % 12) + 1;
      const { sentence, time } = readDial({ parts }, momentOf(new Date(2026, 10, 23, hour24, minute)));
      expect(sentence).toContain(expectedPhrases[display](hour, minute, hour24));
      if (['hands', 'regulator', 'half-circles'].includes(display)) expect(sentence).toContain(hourNamed(hour, minute));
      expect(time).toBe(`${String(hour24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
    }),
  );
});

it('the catalogue covers every display', () => {
  const displays = dials.map(({ parts }) => displayOf({ parts }));
  expect(new Set(displays)).toEqual(new Set(Object.keys(expectedPhrases)));
});

it('readDial names the date, weekday and 24-hour hands of dials that have them', () => {
  const sunday = momentOf(new Date(2026, 10, 22, 10, 8));
  const sentenceOf = (watchName: string) => {
    const dial = dials.find(({ key }) => key === watchName);
    return dial && readDial(dial, sunday).sentence;
  };
  expect(sentenceOf('xerix/5')).toMatch(/ The date hand says twenty-two\.$/);
  expect(sentenceOf('womens/4')).toMatch(/ The small hand points to Sunday\.$/);
  expect(sentenceOf('california/5')).toMatch(/ The 24-hour hand is just past ten\.$/);
});

/** The watches that display the time neither by two hands on one axle nor in figures. */
const oddDials = ['xerix/1', 'xerix/2', 'xerix/3', 'xerix/4', 'xerix/6', 'watchnew/3'];

it('dialScaleOf returns a dial with layers, from the time of its picture, and whether its display is odd', () => {
  for (const { key } of watches) {
    const layers = dialLayersOf(key);
    expect(dialScaleOf(key)).toEqual(
      layers?.bytes
        ? { path: `/dials/${key}/dial.json`, from: layers.photographed, isOdd: oddDials.includes(key) }
        : undefined,
    );
    expect(readableDialOf(key)?.pxPerMm ?? 1).toBeGreaterThan(0);
  }
});
