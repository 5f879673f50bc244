import { Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { momentOf, withTimeOfDay } from '@/domain/dial/part-animation';
import type { PrintedDate } from '@/domain/dial/printed-date';
import { distance, loopBehind, type PhotographView } from './framing';
import { loadWatch } from './load-watch';
import { MovingParts } from './moving-parts';
import { PrintedDates } from './printed-dates';
import { QualityMonitor } from './quality-monitor';
import { Stage } from './stage';

/** Azimuth and elevation of the sides that have a button, in degrees. */
export const sides = { front: [0, 7], back: [148, 14], side: [82, 6] } as const;

export type Side = keyof typeof sides;

/** Names of the gallery's pictures in order. The model first appears as in the visible one. */
const photographs = ['front', 'angle', 'profile'] as const;

/** Rotation per arrow key press, in radians. */
const keyStep = 0.12;

/** Limits of the camera's distance in metres, and the factor of one zoom step. */
const reach = { nearest: 0.2, furthest: 0.75, step: 0.85 };

/** Durations in ms: a rotation by a button, the change to the lume view, and the way from the pictured time to now. */
const rotationMs = 450;
const lightMs = 150;
const windingMs = 1200;

/** Share of the work before the first frame that is done once code, model and shaders are ready. */
const progressOf = { code: 0.25, model: 0.5, shaders: 0.9 };

type Options = {
  canvas: HTMLCanvasElement;
  path: string;
  /** Index of the gallery's visible picture, from 0. */
  from: number;
  /** Second of the day that the picture shows; undefined to start at the current time. */
  pictured: number | undefined;
  /** The dates that the model shows. */
  dates: readonly PrintedDate[];
  signal: AbortSignal;
  /** Called after the first frame is drawn over the photograph. */
  onFirstFrame: () => void;
  /** Called with the share of the work done before the first frame. */
  onProgress: (share: number) => void;
  /** Called when the browser drops the graphics context. */
  onLost: () => void;
};

type Extras = { views?: Partial<Record<(typeof photographs)[number], PhotographView>>; streak?: number };

/** Loads and shows a watch's model. Draws only while something moves. @throws without WebGL or model */
export async function openModelView(options: Options): Promise<ModelView> {
  options.onProgress(progressOf.code);
  const stage = new Stage(options.canvas);
  try {
    const watch = await loadWatch(options.path, options.signal);
    options.onProgress(progressOf.model);
    const { views, streak = 0.16 }: Extras = watch.children[0]?.userData ?? {};
    const from = views?.[photographs[options.from] ?? 'front'] ?? views?.front;
    if (!from) throw new Error('The model does not say how it was photographed.');
    const parts = new MovingParts(watch);
    const dates = new PrintedDates(watch, options.dates);
    stage.show(watch, from.lean, streak);
    await stage.prepare();
    options.onProgress(progressOf.shaders);
    return new ModelView(stage, parts, dates, from, options);
  } catch (error) {
    stage.dispose();
    throw error;
  }
}

export class ModelView {
  private readonly controls: OrbitControls;
  private readonly monitor = new QualityMonitor();
  private readonly reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  private readonly place = new Spherical();
  private readonly away = new Vector3();
  private readonly unsubscribers: (() => void)[] = [];
  private frame = 0;
  private nextTick: ReturnType<typeof setTimeout> | undefined;
  private isOnScreen = true;
  private hasDrawn = false;
  /** Shadows wait for the first rest: their program and map would delay the first frame by a third. */
  private shadows: 'later' | 'next' | 'on' = 'later';
  private darkness = isLumeView() ? 1 : 0;
  private darknessSince = 0;
  private rotation: { from: Spherical; to: Spherical; since: number } | undefined;
  /** Time of the second frame, in ms: then the watch moves from its pictured time to the current time. */
  private windingSince = 0;

  constructor(
    private readonly stage: Stage,
    private readonly parts: MovingParts,
    private readonly dates: PrintedDates,
    private readonly from: PhotographView,
    private readonly options: Options,
  ) {
    const { canvas } = options;
    this.controls = new OrbitControls(stage.camera, canvas);
    Object.assign(this.controls, {
      enableDamping: !this.reducedMotion.matches,
      dampingFactor: 0.08,
      enablePan: false,
      enableZoom: true,
      minPolarAngle: 0.35,
      maxPolarAngle: 1.75,
      minDistance: reach.nearest,
      maxDistance: reach.furthest,
    });
    canvas.style.touchAction = 'pan-y'; // a vertical swipe still scrolls the page
    this.controls.target.copy(stage.lookAsPhotographed(from));
    this.controls.update();
    this.listen();
    this.resize();
  }

  private listen(): void {
    const { canvas, onLost } = this.options;
    const on = <T extends EventTarget>(target: T, type: string, listener: (event: Event) => void, options?: object) => {
      target.addEventListener(type, listener, options);
      this.unsubscribers.push(() => target.removeEventListener(type, listener, options));
    };
    this.controls.addEventListener('change', () => this.requestFrame());
    this.controls.addEventListener('start', () => (this.rotation = undefined));
    on(canvas, 'webglcontextlost', (event) => {
      event.preventDefault();
      onLost();
    });
    // The wheel scrolls the page. A trackpad pinch arrives as a wheel event with the control key.
    on(canvas, 'wheel', (event) => (event instanceof WheelEvent && event.ctrlKey) || event.stopImmediatePropagation(), {
      capture: true,
    });
    on(document, 'visibilitychange', () => this.requestFrame());
    on(this.reducedMotion, 'change', () => {
      this.controls.enableDamping = !this.reducedMotion.matches;
      this.requestFrame();
    });
    const seen = new IntersectionObserver((entries) => {
      this.isOnScreen = entries.at(-1)?.isIntersecting ?? true;
      this.requestFrame();
    });
    seen.observe(canvas);
    const sized = new ResizeObserver(() => this.resize());
    sized.observe(canvas);
    const lights = new MutationObserver(() => {
      this.darknessSince = performance.now();
      this.requestFrame();
    });
    lights.observe(document.documentElement, { attributeFilter: ['data-lights'] });
    this.unsubscribers.push(...[seen, sized, lights].map((observer) => () => observer.disconnect()));
  }

  private resize(): void {
    const { clientWidth: width, clientHeight: height } = this.options.canvas;
    if (!width || !height) return;
    this.stage.frame(this.from, width, height);
    const { pixelRatio, shadows } = this.monitor.quality;
    this.stage.size(width, height, pixelRatio, shadows && this.shadows === 'on');
    this.requestFrame();
  }

  /** Requests a frame; none is drawn while the canvas is not visible. */
  private requestFrame(): void {
    clearTimeout(this.nextTick);
    if (this.frame || document.hidden || !this.isOnScreen) return;
    this.frame = requestAnimationFrame((now) => this.draw(now));
  }

  private draw(now: number): void {
    this.frame = 0;
    if (this.shadows === 'next') {
      this.shadows = 'on';
      this.resize(); // clears the canvas, which this frame fills again
    }
    const isRotating = this.advanceRotation(now);
    const isFading = this.advanceLight(now);
    const isMoving = this.controls.update();
    const isWinding = this.advanceTime(now);
    this.stage.light(1 - this.darkness);
    this.dates.light(1 - this.darkness);
    this.place.setFromVector3(this.away.copy(this.stage.camera.position).sub(this.controls.target));
    const isSwinging = this.hasDrawn && this.parts.hasBalance && !this.reducedMotion.matches;
    this.stage.draw(this.controls.target, isRotating || isMoving || isSwinging || (isWinding && this.hasDrawn));
    if (!this.hasDrawn) this.options.onFirstFrame();
    this.hasDrawn = true;
    if (isRotating || isFading || isMoving || isWinding) {
      if (this.monitor.addFrame(now)) this.resize();
      this.requestFrame();
      return;
    }
    this.monitor.pause();
    if (this.shadows === 'later') {
      this.shadows = 'next';
      return this.requestFrame();
    }
    const framesPerSecond = this.reducedMotion.matches ? 1 : this.parts.framesPerSecond;
    this.nextTick = setTimeout(
      () => this.requestFrame(),
      1000 / framesPerSecond - (Date.now() % (1000 / framesPerSecond)),
    );
  }

  /** Advances a rotation by a button. Returns true while it lasts. */
  private advanceRotation(now: number): boolean {
    if (!this.rotation) return false;
    const { from, to, since } = this.rotation;
    const share = this.reducedMotion.matches ? 1 : Math.min(1, (now - since) / rotationMs);
    const eased = share * share * (3 - 2 * share);
    const between = (a: number, b: number) => a + (b - a) * eased;
    this.lookFrom(
      new Spherical(between(from.radius, to.radius), between(from.phi, to.phi), between(from.theta, to.theta)),
    );
    if (share === 1) this.rotation = undefined;
    return share < 1;
  }

  /** Sets the time: the first frame shows the pictured one, the next ones go to the current one. Returns true until it is reached. */
  private advanceTime(now: number): boolean {
    const at = new Date();
    const current = momentOf(at);
    this.dates.show(at);
    const { pictured = current.day } = this.options;
    if (this.hasDrawn) this.windingSince ||= now;
    const isAtOnce = this.hasDrawn && this.reducedMotion.matches;
    const share = isAtOnce ? 1 : this.hasDrawn ? Math.min(1, (now - this.windingSince) / windingMs) : 0;
    const eased = share * share * (3 - 2 * share);
    const day = pictured + (current.day - pictured) * eased;
    this.parts.setTime(share === 1 ? current : withTimeOfDay(current, day), this.reducedMotion.matches);
    return share < 1;
  }

  /** Advances the change of the light. Returns true while it lasts. */
  private advanceLight(now: number): boolean {
    const aim = isLumeView() ? 1 : 0;
    const share = this.reducedMotion.matches ? 1 : Math.min(1, (now - this.darknessSince) / lightMs);
    this.darkness = share === 1 ? aim : aim ? share : 1 - share;
    return share < 1;
  }

  private lookFrom(place: Spherical): void {
    this.stage.camera.position.setFromSpherical(place).add(this.controls.target);
  }

  /** Rotates to a side in the shorter direction. */
  showSide(side: Side): void {
    const [azimuth, elevation] = sides[side];
    const from = this.place.clone();
    const full = 2 * Math.PI;
    const aim = radians(azimuth);
    const theta = aim + Math.round((from.theta - aim) / full) * full;
    this.rotation = {
      from,
      to: new Spherical(distance + loopBehind, polarOf(elevation), theta),
      since: performance.now(),
    };
    this.requestFrame();
  }

  /** Rotates by an arrow key, zooms by + and -. Returns false for any other key. */
  press(key: string): boolean {
    const [round, up] = arrows[key] ?? [0, 0];
    const nearer = { '+': reach.step, '=': reach.step, '-': 1 / reach.step }[key] ?? 1;
    if (!round && !up && nearer === 1) return false;
    const { theta, phi, radius } = this.place;
    const clamp = (value: number, [low, high]: readonly [number, number]) => Math.min(high, Math.max(low, value));
    this.rotation = undefined;
    this.lookFrom(
      new Spherical(
        clamp(radius * nearer, [reach.nearest, reach.furthest]),
        clamp(phi + up * keyStep, [this.controls.minPolarAngle, this.controls.maxPolarAngle]),
        theta + round * keyStep,
      ),
    );
    this.requestFrame();
    return true;
  }

  /** Stops rendering and frees all memory. */
  dispose(): void {
    clearTimeout(this.nextTick);
    cancelAnimationFrame(this.frame);
    for (const unsubscribe of this.unsubscribers) unsubscribe();
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
const isLumeView = () => document.documentElement.dataset.lights === 'out';
