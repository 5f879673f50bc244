// Verifies docs/product.md 31.1, 31.4 (hands, balance).
import { BufferAttribute, BufferGeometry, Group, Mesh, Object3D } from 'three';
import { type PartAnimation, type Moment } from '@/domain/dial/part-animation';
import { MovingParts } from './moving-parts';

const noon: Moment = { day: 43_200, unix: 1_795_521_600, weekday: 0, date: 22 };
const after = (seconds: number): Moment => ({ ...noon, day: noon.day + seconds, unix: noon.unix + seconds });

const round: PartAnimation = {
  period: 60,
  points: [
    [0, 0],
    [60, 360],
  ],
  beats: 8,
};
const balance: PartAnimation = { swing: 180, hz: 4 };

/** Returns a watch with a part for each animation. */
function watchOf(animations: Record<string, PartAnimation>) {
  const watch = new Group();
  for (const [name, drive] of Object.entries(animations)) {
    const part = new Object3D();
    Object.assign(part, { name, userData: { drive }, matrixAutoUpdate: false });
    watch.add(part);
  }
  return watch;
}

const partOf = (watch: Object3D, name: string) => {
  const part = watch.getObjectByName(name);
  if (!part) throw new Error(`There is no ${name}.`);
  return part;
};

const degrees = (part: Object3D) => Math.round((-part.rotation.z * 180) / Math.PI);

test('a hand rotates clockwise in steps at the beats of its movement', () => {
  const watch = watchOf({ second: round });
  const parts = new MovingParts(watch);
  parts.setTime(after(15.2), false);
  expect(degrees(partOf(watch, 'second'))).toBe(91);
  parts.setTime(after(15.24), false);
  expect(degrees(partOf(watch, 'second'))).toBe(91);
  parts.setTime(after(15.26), false);
  expect(degrees(partOf(watch, 'second'))).toBe(92);
  expect(parts.framesPerSecond).toBe(8);
});

test('a turned part is drawn at its new rotation', () => {
  const watch = watchOf({ second: round });
  new MovingParts(watch).setTime(after(15), false);
  expect(partOf(watch, 'second').matrix.elements[0]).toBeCloseTo(0);
  expect(partOf(watch, 'second').matrix.elements[1]).toBeCloseTo(-1);
});

test('a balance swings, and rests when the shopper prefers reduced motion', () => {
  const watch = watchOf({ balance, second: round });
  const parts = new MovingParts(watch);
  expect(parts.hasBalance).toBe(true);
  expect(parts.framesPerSecond).toBe(24);
  parts.setTime(after(1 / 16), false);
  expect(degrees(partOf(watch, 'balance'))).toBe(180);

  const resting = watchOf({ balance, second: round });
  new MovingParts(resting).setTime(after(15 + 1 / 16), true);
  expect(degrees(partOf(resting, 'balance'))).toBeCloseTo(0);
  expect(degrees(partOf(resting, 'second'))).toBe(90);
});

test('animations of the kinds "slide" and "show" move a part and set its visibility', () => {
  const after12 = [0, 0, 1, 1].map((shown, point) => [[0, 43_200, 43_200, 86_400][point] ?? 0, shown] as const);
  const day: PartAnimation = { period: 86_400, points: after12, of: 'show' };
  const across = [0, 1].map((share) => [share * 86_400, share * 10] as const);
  const bar: PartAnimation = { period: 86_400, points: across, of: 'slide', along: [1, 0] };
  const watch = watchOf({ day, bar });
  partOf(watch, 'bar').position.x = 0.001;
  const parts = new MovingParts(watch);
  parts.setTime(noon, false);
  expect(partOf(watch, 'day').visible).toBe(true);
  expect(partOf(watch, 'bar').position.x).toBeCloseTo(0.006);
  parts.setTime(after(-1), false);
  expect(partOf(watch, 'day').visible).toBe(false);
  expect(parts.hasBalance).toBe(false);
});

test.each([
  ['upwards by default', {}, [0.001, 0.007]],
  ['upwards', { along: [0, 1] }, [0.001, 0.007]],
  ['downwards', { along: [0, -1] }, [0.001, -0.003]],
  ['aslant', { along: [-0.6, 0.8] }, [-0.002, 0.006]],
] as const)('a part that slides %s moves from its position in the model', (_, direction, [x, y]) => {
  const across = [0, 1].map((share) => [share * 86_400, share * 10] as const);
  const watch = watchOf({ bar: { period: 86_400, points: across, of: 'slide', ...direction } });
  partOf(watch, 'bar').position.set(0.001, 0.002, 0.003);
  new MovingParts(watch).setTime(noon, false);
  const { position } = partOf(watch, 'bar');
  expect(position.x).toBeCloseTo(x, 6);
  expect(position.y).toBeCloseTo(y, 6);
  expect(position.z).toBeCloseTo(0.003, 6);
});

/** Returns a liquid-crystal display of the last digit of the minute, with one triangle per segment. */
function crystalOf(segments: string[]) {
  const figures = new Mesh(new BufferGeometry());
  const numbers = segments.flatMap((_, segment) => [segment, segment, segment]);
  figures.geometry.setAttribute('_segment', new BufferAttribute(new Float32Array(numbers), 1));
  figures.geometry.setIndex(numbers.map((_, corner) => corner));
  const place = new Group().add(figures);
  place.userData = { segments };
  return { watch: new Group().add(place), figures };
}

const trianglesOf = ({ geometry }: Mesh) => (geometry.index?.count ?? 0) / 3;

test('a figure of a liquid crystal is rebuilt when its lit segments change', () => {
  const { watch, figures } = crystalOf([...'abcdefg'].map((letter) => `minutes-ones ${letter}`));
  const parts = new MovingParts(watch);
  parts.setTime(noon, false);
  expect(trianglesOf(figures)).toBe(6); // a 0
  const { index } = figures.geometry;
  parts.setTime(after(59), false);
  expect(figures.geometry.index).toBe(index);
  parts.setTime(after(60), false);
  expect(trianglesOf(figures)).toBe(2); // a 1
});

test('a liquid-crystal figure without a parent group shows its lit segments', () => {
  const { figures } = crystalOf(['minutes-ones a', 'minutes-ones b']);
  figures.userData = { segments: ['minutes-ones a', 'minutes-ones b'] };
  new MovingParts(new Group().add(figures)).showFigures(noon.day + 60);
  expect(trianglesOf(figures)).toBe(1);
});
