import type { Dial } from '@/domain/dial/dial';
import type { KeyframeAnimation, PartAnimation } from '@/domain/dial/part-animation';

/** In seconds. */
const [hour, day] = [3600, 86_400];

/** Linear rotation from one angle by another in a period, in the studio's form. */
export const rotation = (period: number, start = 0, turn = 360): KeyframeAnimation => ({
  period,
  points: [
    [0, start],
    [period, start + turn],
  ],
});

const figure = (every: number, count: number): PartAnimation => ({ of: 'view', every, count });

/** A disc of wandering hours that shows its next numeral after each turn: `step` hours apart, the first at `first`. */
function turnedOver(step: number, count: number, first: number, offset: number): KeyframeAnimation {
  const period = step * count * hour;
  const place = (at: number) => Math.floor((at / hour - first - 1) / step) + 1;
  const points = Array.from({ length: (step * count * 60) / 10 + 1 }, (_, index) => {
    const at = index * 600;
    return [at, offset - place(at) * (360 / count)] as const;
  });
  const stepped = points.flatMap((point, index) =>
    index === 0 ? [point] : [[point[0], points[index - 1]?.[1] ?? 0] as const, point],
  );
  return { period, points: stepped };
}

const part = (name: string, drive: PartAnimation, axle?: readonly [number, number]) => ({ name, drive, axle });

const center = [300, 360] as const;
const hands = [part('hour', rotation(12 * hour), center), part('minute', rotation(hour), [300.1, 360.4])];

/** A dial of every kind, animated as in the studio. */
export const dials = {
  hands: { parts: [...hands, part('second', { ...rotation(60), beats: 8 }, center)] },
  regulator: { parts: [part('hour', rotation(12 * hour), [300, 250]), part('minute', rotation(hour), center)] },
  'one-hand': { parts: [part('day-hand', rotation(day, 180))], colours: { pointer: 'orange', night: 'navy' } },
  discs: {
    parts: [part('minute-disc', rotation(hour, 0, -360)), part('hour-disc', rotation(12 * hour, 0, -360))],
    colours: { pointer: 'orange' },
  },
  'wandering-hours': {
    parts: [
      part('carrier', rotation(3 * hour, -60)),
      ...[3, 1, 2].map((first, number) => part(`disc-${number}`, turnedOver(3, 4, first, -120 * number))),
    ],
  },
  semaphore: {
    parts: [
      part('bar', rotation(2 * hour, 270)),
      part('even-hours', turnedOver(2, 6, 0, 0)),
      part('odd-hours', turnedOver(2, 6, 1, 180)),
    ],
    colours: { pointer: 'yellow' },
  },
  'half-circles': {
    parts: [part('sky', rotation(day, 180)), part('minute', rotation(hour, 270, -180))],
    colours: { pointer: 'orange' },
  },
  figures: {
    parts: [
      part('hours-tens', figure(10 * hour, 3)),
      part('hours-ones', figure(hour, 10)),
      part('minutes-tens', figure(600, 6)),
      part('minutes-ones', figure(60, 10)),
    ],
  },
} satisfies Record<string, Dial>;
