import { type BufferAttribute, type BufferGeometry, Mesh, type Object3D } from 'three';
import { stepsPerSecond, type PartAnimation, isSwing, type Moment, valueAt } from '@/domain/dial/part-animation';
import { isLit } from '@/domain/dial/segments';

/** A part of a model with an animation, its initial position and the last value of the animation. */
type Mover = { node: Object3D; animation: PartAnimation; home: { x: number; y: number }; value?: number };

/** One mm in metres: animations are in mm, models in metres. */
const mm = 0.001;

/** Frames per second of a balance, which swings three or four times per second. */
const swingFrames = 24;

/** The parts of a watch that move with the time, found by the `userData` that the studio wrote into the model. */
export class MovingParts {
  private readonly movers: Mover[] = [];
  private readonly figures: Mesh<BufferGeometry>[] = [];

  constructor(watch: Object3D) {
    watch.traverse((node) => {
      // The studio writes an animation as `drive`.
      const { drive: animation, segments }: { drive?: PartAnimation; segments?: string[] } = node.userData;
      if (segments) this.figures.push(...figuresOf(node, segments));
      else if (animation) this.movers.push({ node, animation, home: { x: node.position.x, y: node.position.y } });
    });
  }

  /** Number of frames per second that show every step of every part; at least 1, for hands that move continuously. */
  get framesPerSecond(): number {
    return Math.max(
      1,
      ...this.movers.map(({ animation }) => (isSwing(animation) ? swingFrames : stepsPerSecond(animation))),
    );
  }

  /** True if a part swings and therefore changes in every frame. */
  get hasBalance(): boolean {
    return this.movers.some(({ animation }) => isSwing(animation));
  }

  /** Moves every part to its position at a moment. A balance rests if `reducesMotion` is true. */
  setTime(moment: Moment, reducesMotion: boolean): void {
    for (const mover of this.movers) {
      if (!(reducesMotion && isSwing(mover.animation))) move(mover, valueAt(mover.animation, moment));
    }
    this.showFigures(moment.day);
  }

  /** Shows a time of day on a liquid-crystal display, in seconds since midnight. */
  showFigures(day: number): void {
    for (const figure of this.figures) light(figure, day);
  }
}

/** Applies an animation's value to its part; in most frames the value of most parts is unchanged. */
function move(mover: Mover, value: number): void {
  const { node, animation, home } = mover;
  if (value === mover.value) return;
  mover.value = value;
  if (isSwing(animation) || (animation.of ?? 'turn') === 'turn') node.rotation.z = (-value * Math.PI) / 180;
  else if (animation.of === 'show') node.visible = value > 0.5;
  else if (animation.of === 'slide') {
    const [x, y] = animation.along ?? [0, 1];
    node.position.set(home.x + x * value * mm, home.y + y * value * mm, node.position.z);
  }
  node.updateMatrix();
}

function figuresOf(node: Object3D, names: string[]): Mesh<BufferGeometry>[] {
  const found: Mesh<BufferGeometry>[] = [];
  node.traverse((one) => {
    if (!(one instanceof Mesh) || !one.geometry.getAttribute('_segment')) return;
    Object.assign(one.userData, { names, all: one.geometry.index?.clone() });
    found.push(one);
  });
  return found;
}

/** Shows only the lit segments of a figure by a new vertex index, if they have changed. */
function light({ geometry, userData }: Mesh<BufferGeometry>, day: number): void {
  const { names, all, shown } = userData as { names: string[]; all?: BufferAttribute; shown?: string };
  if (!all) return;
  const lit = names.map((name) => isLit(name, day));
  const shows = lit.join();
  if (shows === shown) return;
  userData.shown = shows;
  const numbers = geometry.getAttribute('_segment');
  geometry.setIndex(
    [...all.array].filter((_, place, corners) => lit[Math.round(numbers.getX(corners[place - (place % 3)] ?? 0))]),
  );
}
