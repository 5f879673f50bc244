import { type BufferAttribute, type BufferGeometry, Mesh, type Object3D } from 'three';
import { stepsPerSecond, type PartAnimation, isSwing, type Moment, valueAt } from '@/domain/dial/part-animation';
import { isLit } from '@/domain/dial/segments';

/** A part of a model that something turns, slides or shows. */
type Mover = { node: Object3D; drive: PartAnimation; home: { x: number; y: number }; stands?: number };

/** Metres to the millimetre that drives are written in. */
const mm = 0.001;

/** How often a balance is drawn a second: it swings three or four times. */
const swingFrames = 24;

/** The parts of a watch that move with the time, found by what the studio wrote into its model. */
export class MovingParts {
  private readonly movers: Mover[] = [];
  private readonly figures: Mesh<BufferGeometry>[] = [];

  constructor(watch: Object3D) {
    watch.traverse((node) => {
      const { drive, segments } = node.userData as { drive?: PartAnimation; segments?: string[] };
      if (segments) this.figures.push(...figuresOf(node, segments));
      else if (drive) this.movers.push({ node, drive, home: { x: node.position.x, y: node.position.y } });
    });
  }

  /** How often a second anything stands otherwise than before; 1 at least, for hands that creep. */
  get beats(): number {
    return Math.max(1, ...this.movers.map(({ drive }) => (isSwing(drive) ? swingFrames : stepsPerSecond(drive))));
  }

  /** Whether anything swings, and so stands otherwise in every frame. */
  get swings(): boolean {
    return this.movers.some(({ drive }) => isSwing(drive));
  }

  /** Puts every part where it stands at a moment. Without motion a balance rests. */
  stand(moment: Moment, still: boolean): void {
    for (const mover of this.movers) {
      if (!(still && isSwing(mover.drive))) move(mover, valueAt(mover.drive, moment));
    }
    this.showFigures(moment.day);
  }

  /** Lights the figures of a liquid crystal for a time of day, in seconds since midnight. */
  showFigures(day: number): void {
    for (const figure of this.figures) light(figure, day);
  }
}

/** Most parts stand where they stood in most frames. */
function move(mover: Mover, value: number): void {
  const { node, drive, home, stands } = mover;
  if (value === stands) return;
  mover.stands = value;
  if (isSwing(drive) || (drive.of ?? 'turn') === 'turn') node.rotation.z = (-value * Math.PI) / 180;
  else if (drive.of === 'show') node.visible = value > 0.5;
  else if (drive.of === 'slide') {
    const [x, y] = drive.along ?? [0, 1];
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

/** Leaves of all segments those that are lit: a new index of the same few points, where they are others than before. */
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
