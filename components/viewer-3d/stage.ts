import {
  type BufferGeometry,
  DirectionalLight,
  Group,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  type MeshBasicMaterial,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  type PlaneGeometry,
  Scene,
  type ShaderMaterial,
  Spherical,
  Vector3,
  WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import { casterLayer, casterOf } from './caster';
import { contactShadow } from './contact-shadow';
import { crystalOf } from './crystal';
import { loadFilm } from './film';
import { distance, framingOf, loopBehind, type PhotographView } from './framing';
import { keyShare, lightRoom } from './room';

/** Side of the shadow map, in px. */
const shadowSize = 2048;

/** Number of frames that reuse one shadow map during motion. */
const framesOfOneShadow = 3;

/** Intensity of the key light as a directional light. */
const keyIntensity = 1.53;

/** Share of the ambient light that remains in the lume view. */
const darkest = 0.035;

/** Emissive intensity of luminous paint by day, and the amount that the lume view adds. */
const glow = { day: 0.2, night: 0.5 };

/** Position of the key light relative to the camera's target, in metres, for a level camera. */
const keyPlace = new Vector3(-0.165, 0.29, 0.235);

const right = new Vector3(1, 0, 0);

/**
 * Shadow matrix that maps every point outside the shadow map. Disabling shadows instead would recompile each material's shader
 * program during a rotation that is too slow already.
 */
const beyondShadows = new Matrix4().makeScale(0, 0, 0).setPosition(0, 0, 2);

/** Renders a watch in the studio's light. */
export class Stage {
  readonly camera = new PerspectiveCamera(12, 0.8, 0.1, 3);
  private readonly scene = new Scene();
  private readonly renderer: WebGLRenderer;
  private readonly room: WebGLRenderTarget;
  private readonly key = new DirectionalLight(0xfffdf8, keyIntensity * keyShare);
  private readonly stand = new Group();
  private readonly place = new Spherical();
  private readonly away = new Vector3();
  private readonly crystals: ShaderMaterial[] = [];
  private readonly glowing = new Set<MeshStandardMaterial>();
  private hasShadows = true;
  private framesOfShadows = 0;
  private shadow: Mesh<PlaneGeometry, MeshBasicMaterial> | undefined;

  /** @throws without WebGL */
  constructor(canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
    loadFilm(this.renderer);
    Object.assign(this.renderer.shadowMap, { enabled: true, type: PCFShadowMap, autoUpdate: false });
    this.room = lightRoom(this.renderer);
    this.scene.environment = this.room.texture;
    this.key.castShadow = true;
    this.key.shadow.mapSize.set(shadowSize, shadowSize);
    Object.assign(this.key.shadow, { bias: -0.0004, normalBias: 0.00008, radius: 3 });
    Object.assign(this.key.shadow.camera, {
      left: -0.045,
      right: 0.045,
      top: 0.045,
      bottom: -0.045,
      near: 0.2,
      far: 0.6,
    });
    this.key.shadow.camera.layers.set(casterLayer);
    this.camera.add(this.key, this.key.target);
    this.scene.add(this.camera, this.stand);
  }

  /** Puts a watch on the stage, leaning back by `lean` degrees. */
  show(watch: Object3D, lean: number, streak: number): void {
    this.stand.rotation.x = (-lean * Math.PI) / 180;
    this.stand.add(watch);
    const borne = new Map<Object3D, Mesh<BufferGeometry>[]>();
    watch.traverse((one) => {
      one.updateMatrix();
      one.matrixAutoUpdate = false; // code that moves a part calls updateMatrix()
      if (!(one instanceof Mesh)) return;
      this.dress(one, streak);
      if (!one.receiveShadow) return;
      const bearer = bearerOf(one) ?? this.stand;
      if (bearer.userData.segments) return throwOwnShadow(one); // its lit segments change with the time
      borne.set(bearer, [...(borne.get(bearer) ?? []), one]);
    });
    this.shadow = contactShadow(this.stand);
    this.stand.add(this.shadow);
    for (const [bearer, parts] of borne) bearer.add(casterOf(parts, bearer));
  }

  private dress(part: Mesh<BufferGeometry>, streak: number): void {
    const { material } = part;
    if (!(material instanceof MeshStandardMaterial)) return;
    part.receiveShadow = !material.transparent;
    if (material.emissiveMap || material.emissive.getHex()) this.glowing.add(material);
    if (!material.transparent) return;
    const crystal = crystalOf(part, streak);
    this.crystals.push(crystal);
    part.material = crystal;
    material.dispose();
  }

  /**
   * Places the camera as for a photograph, with its target at the rotation centre in the middle of the strap's loop.
   * Returns the target.
   */
  lookAsPhotographed({ azimuth, elevation, behind }: PhotographView): Vector3 {
    const way = new Spherical(distance, ((90 - elevation) * Math.PI) / 180, (azimuth * Math.PI) / 180);
    const away = new Vector3().setFromSpherical(way);
    this.camera.position.set(0, -0.001, -behind / 1000).add(away);
    const target = this.camera.position.clone().sub(away.setLength(distance + loopBehind - behind / 1000));
    this.camera.lookAt(target);
    return target;
  }

  /** Frames the watch as its photograph does, in a canvas of this size in CSS px. */
  frame(view: PhotographView, width: number, height: number): void {
    const { fieldOfView, offsetX, offsetY } = framingOf(view, { width, height });
    this.camera.fov = fieldOfView;
    this.camera.aspect = width / height;
    this.camera.setViewOffset(width, height, offsetX, offsetY, width, height);
  }

  /**
   * Compiles the shader programs without blocking the page, which takes a second or more.
   * @throws if the browser drops the graphics context
   */
  async prepare(): Promise<void> {
    await this.renderer.compileAsync(this.scene, this.camera);
    if (this.renderer.getContext().isContextLost()) throw new Error('The graphics context is lost.');
  }

  /**
   * Sets the canvas size in CSS px and the quality.
   *
   * @param pixelRatio px per CSS px
   * @param shadows false removes the shadows for good
   */
  size(width: number, height: number, pixelRatio: number, shadows: boolean): void {
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, pixelRatio));
    this.renderer.setSize(width, height, false);
    this.hasShadows = shadows;
    if (!shadows) this.key.shadow.matrix.copy(beyondShadows);
  }

  /** @param level brightness: 1 by day, 0 in the lume view */
  light(level: number): void {
    this.scene.environmentIntensity = darkest + (1 - darkest) * level;
    this.key.intensity = keyIntensity * keyShare * level;
    if (this.shadow) this.shadow.material.opacity = level;
    for (const crystal of this.crystals) crystal.uniforms.level = { value: level };
    for (const material of this.glowing) material.emissiveIntensity = glow.day + glow.night * (1 - level);
  }

  /**
   * Draws the watch with the camera towards `target`. Environment and lights rotate with the camera, so that reflections keep their
   * place. During motion, shadows update on every third frame; the lag is not visible.
   */
  draw(target: Vector3, isInMotion = false): void {
    const {
      theta: azimuth,
      phi: polar,
      radius,
    } = this.place.setFromVector3(this.away.copy(this.camera.position).sub(target));
    this.scene.environmentRotation.y = azimuth;
    this.key.target.position.set(0, 0, loopBehind - radius);
    this.key.position
      .copy(keyPlace)
      .applyAxisAngle(right, Math.PI / 2 - polar)
      .add(this.key.target.position);
    this.framesOfShadows = isInMotion ? (this.framesOfShadows + 1) % framesOfOneShadow : 0;
    this.renderer.shadowMap.needsUpdate = this.hasShadows && this.framesOfShadows === 0;
    this.renderer.render(this.scene, this.camera);
  }

  /** Frees all memory, including GPU memory. */
  dispose(): void {
    this.stand.traverse((one) => {
      if (!(one instanceof Mesh)) return;
      one.geometry.dispose();
      for (const value of Object.values(one.material)) {
        if (value && typeof value === 'object' && 'isTexture' in value) disposeTexture(value);
      }
      one.material.dispose();
    });
    this.room.dispose();
    this.key.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}

function throwOwnShadow(part: Object3D): void {
  part.castShadow = true;
  part.layers.enable(casterLayer);
}

/** Returns the node whose animation or segments move a part: the part or an ancestor. Undefined for a part that never moves. */
function bearerOf(part: Object3D): Object3D | undefined {
  if (part.userData.drive || part.userData.segments) return part;
  return part.parent ? bearerOf(part.parent) : undefined;
}

function disposeTexture(texture: object): void {
  const { image, dispose } = texture as { image?: { close?: () => void }; dispose: () => void };
  dispose.call(texture);
  image?.close?.();
}
