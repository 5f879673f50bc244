import { Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { momentOf } from '@/domain/dial/part-animation';
import { distance, loopBehind, type PhotographView } from './framing';
import { loadWatch } from './load-watch';
import { MovingParts } from './moving-parts';
import { Pace } from './pace';
import { Stage } from './stage';

/** The sides that a button shows, as azimuth and elevation in degrees. */
export const sides = { front: [0, 7], back: [148, 14], side: [82, 6] } as const;

export type Side = keyof typeof sides;

/** The pictures that the gallery begins with; a view begins as the one on show does. */
const photographs = ['front', 'angle', 'profile'] as const;

/** Rotation per arrow key press, in radians. */
const keyStep = 0.12;

/** Nearest and furthest, and how much nearer a step goes. */
const reach = { nearest: 0.2, furthest: 0.75, step: 0.85 };

/** How long a button's turn takes, and light to go out, in ms. */
const turnMs = 450;
const lightMs = 150;

type Options = {
  canvas: HTMLCanvasElement;
  path: string;
  /** Which picture is on show, from 0. */
  from: number;
  signal: AbortSignal;
  /** Called after the first frame is drawn over the photograph. */
  onFirstFrame: () => void;
  /** Called when the browser drops the graphics context. */
  onLost: () => void;
};

type Extras = { views?: Partial<Record<(typeof photographs)[number], PhotographView>>; streak?: number };

/** Shows a watch's model and lets it be turned. Draws only while something moves. @throws without WebGL or model */
export async function openView(options: Options): Promise<TwinView> {
  const stage = new Stage(options.canvas);
  try {
    const watch = await loadWatch(options.path, options.signal);
    const { views, streak = 0.16 } = watch.children[0]?.userData as Extras;
    const from = views?.[photographs[options.from] ?? 'front'] ?? views?.front;
    if (!from) throw new Error('The model does not say how it was photographed.');
    const parts = new MovingParts(watch);
    stage.show(watch, from.lean, streak);
    await stage.prepare();
    return new TwinView(stage, parts, from, options);
  } catch (error) {
    stage.dispose();
    throw error;
  }
}

export class TwinView {
  private readonly controls: OrbitControls;
  private readonly pace = new Pace();
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)');
  private readonly place = new Spherical();
  private readonly away = new Vector3();
  private readonly undo: (() => void)[] = [];
  private frame = 0;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private isOnScreen = true;
  private hasDrawn = false;
  private dark = lightsAreOut() ? 1 : 0;
  private darkSince = 0;
  private turn: { from: Spherical; to: Spherical; since: number } | undefined;

  constructor(
    private readonly stage: Stage,
    private readonly parts: MovingParts,
    private readonly from: PhotographView,
    private readonly options: Options,
  ) {
    const { canvas } = options;
    this.controls = new OrbitControls(stage.camera, canvas);
    Object.assign(this.controls, {
      enableDamping: !this.still.matches,
      dampingFactor: 0.08,
      enablePan: false,
      enableZoom: true,
      minPolarAngle: 0.35,
      maxPolarAngle: 1.75,
      minDistance: reach.nearest,
      maxDistance: reach.furthest,
    });
    canvas.style.touchAction = 'pan-y'; // a finger that moves up or down still scrolls the page
    this.controls.target.copy(stage.lookAsPhotographed(from));
    this.controls.update();
    this.listen();
    this.resize();
  }

  private listen(): void {
    const { canvas, onLost } = this.options;
    const on = <T extends EventTarget>(target: T, type: string, listener: (event: Event) => void, options?: object) => {
      target.addEventListener(type, listener, options);
      this.undo.push(() => target.removeEventListener(type, listener, options));
    };
    this.controls.addEventListener('change', () => this.ask());
    this.controls.addEventListener('start', () => (this.turn = undefined));
    on(canvas, 'webglcontextlost', (event) => {
      event.preventDefault();
      onLost();
    });
    // The page is scrolled by the wheel; a pinch on a trackpad comes as a wheel with the control key.
    on(canvas, 'wheel', (event) => (event instanceof WheelEvent && event.ctrlKey) || event.stopImmediatePropagation(), {
      capture: true,
    });
    on(document, 'visibilitychange', () => this.ask());
    on(this.still, 'change', () => {
      this.controls.enableDamping = !this.still.matches;
      this.ask();
    });
    const seen = new IntersectionObserver(([entry]) => {
      this.isOnScreen = entry?.isIntersecting ?? true;
      this.ask();
    });
    seen.observe(canvas);
    const sized = new ResizeObserver(() => this.resize());
    sized.observe(canvas);
    const lights = new MutationObserver(() => {
      this.darkSince = performance.now();
      this.ask();
    });
    lights.observe(document.documentElement, { attributeFilter: ['data-lights'] });
    this.undo.push(...[seen, sized, lights].map((observer) => () => observer.disconnect()));
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.options.canvas;
    if (!width || !height) return;
    this.stage.frame(this.from, width, height);
    this.stage.size(width, height, this.pace.fineness.pixelRatio, this.pace.fineness.shadows);
    this.ask();
  }

  /** Requests a frame; none is drawn while the canvas is not visible. */
  private ask(): void {
    clearTimeout(this.beat);
    if (this.frame || document.hidden || !this.isOnScreen) return;
    this.frame = requestAnimationFrame((now) => this.draw(now));
  }

  private draw(now: number): void {
    this.frame = 0;
    const turning = this.turnOn(now);
    const fading = this.fade(now);
    const moved = this.controls.update();
    this.parts.stand(momentOf(new Date()), this.still.matches);
    this.stage.light(1 - this.dark);
    this.place.setFromVector3(this.away.copy(this.stage.camera.position).sub(this.controls.target));
    const swinging = this.hasDrawn && this.parts.swings && !this.still.matches; // the first frame has its shadows
    this.stage.draw(this.controls.target, turning || moved || swinging);
    if (!this.hasDrawn) this.options.onFirstFrame();
    this.hasDrawn = true;
    if (turning || fading || moved) {
      if (this.pace.note(now)) this.resize();
      this.ask();
      return;
    }
    this.pace.rest();
    const beats = this.still.matches ? 1 : this.parts.beats;
    this.beat = setTimeout(() => this.ask(), 1000 / beats - (Date.now() % (1000 / beats)));
  }

  /** Goes on with a button's turn. Returns whether it is under way. */
  private turnOn(now: number): boolean {
    if (!this.turn) return false;
    const { from, to, since } = this.turn;
    const share = this.still.matches ? 1 : Math.min(1, (now - since) / turnMs);
    const eased = share * share * (3 - 2 * share);
    const between = (a: number, b: number) => a + (b - a) * eased;
    this.lookFrom(
      new Spherical(between(from.radius, to.radius), between(from.phi, to.phi), between(from.theta, to.theta)),
    );
    if (share === 1) this.turn = undefined;
    return share < 1;
  }

  /** Goes on with the light. Returns whether it is changing. */
  private fade(now: number): boolean {
    const aim = lightsAreOut() ? 1 : 0;
    const share = this.still.matches ? 1 : Math.min(1, (now - this.darkSince) / lightMs);
    this.dark = share === 1 ? aim : aim ? share : 1 - share;
    return share < 1;
  }

  private lookFrom(place: Spherical): void {
    this.stage.camera.position.setFromSpherical(place).add(this.controls.target);
  }

  /** Turns to one of the sides, the shorter way. */
  showSide(side: Side): void {
    const [azimuth, elevation] = sides[side];
    const from = this.place.clone();
    const full = 2 * Math.PI;
    const aim = radians(azimuth);
    const theta = aim + Math.round((from.theta - aim) / full) * full;
    this.turn = { from, to: new Spherical(distance + loopBehind, polarOf(elevation), theta), since: performance.now() };
    this.ask();
  }

  /** Turns by a press of an arrow key, enlarges by + and -. Returns whether the key means anything here. */
  press(key: string): boolean {
    const [round, up] = arrows[key] ?? [0, 0];
    const nearer = { '+': reach.step, '=': reach.step, '-': 1 / reach.step }[key] ?? 1;
    if (!round && !up && nearer === 1) return false;
    const { theta, phi, radius } = this.place;
    const clamp = (value: number, [low, high]: readonly [number, number]) => Math.min(high, Math.max(low, value));
    this.turn = undefined;
    this.lookFrom(
      new Spherical(
        clamp(radius * nearer, [reach.nearest, reach.furthest]),
        clamp(phi + up * keyStep, [this.controls.minPolarAngle, this.controls.maxPolarAngle]),
        theta + round * keyStep,
      ),
    );
    this.ask();
    return true;
  }

  /** Stops rendering and frees all memory. */
  dispose(): void {
    clearTimeout(this.beat);
    cancelAnimationFrame(this.frame);
    for (const undo of this.undo) undo();
    this.controls.dispose();
    this.stage.dispose();
  }
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const polarOf = (elevation: number) => radians(90 - elevation);
const lightsAreOut = () => document.documentElement.dataset.lights === 'out';
