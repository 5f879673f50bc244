import {
  BackSide,
  CircleGeometry,
  CubeCamera,
  DoubleSide,
  HalfFloatType,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type ShaderMaterialParameters,
  SphereGeometry,
  Vector4,
  WebGLCubeRenderTarget,
  type WebGLRenderer,
} from 'three';

/** The studio's lights (`studio/stage.py`): position in mm in Blender's coordinates, width and height in mm, radiance. */
const lamps = [
  { name: 'key', place: [-165, -235, 290], size: [95, 95], radiance: 36 },
  { name: 'top', place: [-30, -20, 230], size: [200, 120], radiance: 3.4 },
  { name: 'left', place: [-225, -130, 50], size: [70, 330], radiance: 2.6 },
  { name: 'right', place: [250, -40, 40], size: [60, 330], radiance: 2 },
] as const;

/** Share of the key light that comes from the shadow-casting light; the rest is part of the environment map. */
export const keyShare = 0.6;

/** Size of the environment relative to the studio. Any scale works, because an environment map has only directions. */
const scale = 0.1;

/** Fragment shader of the studio's surroundings by direction (`studio/stage.py`), with y up and z towards the camera. */
const surroundings = `varying vec3 direction;
float s(float v, float a, float b) { float t = clamp((v - a) / (b - a), 0., 1.); return t * t * (3. - 2. * t); }
void main() {
  vec3 n = normalize(direction); float up = n.y, rear = -n.z, side = n.x;
  float level = s(up, .5, 1.) * .22 + .02;
  level += .95 * s(up, .50, .56) * s(up, .86, .78) * s(rear, .1, -.1);
  level += .60 * s(rear, .0, .8) + s(rear, -.86, -.985) * (.22 - .5 * side);
  level += .26 * s(up, -.10, -.6) + .42 * s(up, -.16, -.22) * s(up, -.46, -.36);
  gl_FragColor = vec4(vec3(1., .99, .975) * level, 1.);
}`;

const asSeenFromTheMiddle = `varying vec3 direction;
void main() { direction = position; gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }`;

/** Side of the environment map in px and number of its mip levels, as in three's PMREMGenerator. */
const side = 256;
const levels = 6;

/** Maximum number of rays that a pixel of a blurred level takes. */
const mostRays = 64;

/** Fragment shader of a mip level: the mean of the sharp surroundings along the rays around a direction. */
const blurred = `varying vec3 direction; uniform samplerCube sharp; uniform vec4 rays[${mostRays}]; uniform int count;
void main() {
  vec3 n = normalize(direction), across = normalize(cross(n, abs(n.y) < .9 ? vec3(0., 1., 0.) : vec3(1., 0., 0.)));
  mat3 frame = mat3(across, cross(n, across), n); vec4 light = vec4(0.);
  for (int i = 0; i < count; i++) light += vec4(textureLod(sharp, frame * rays[i].xyz, rays[i].w).rgb, 1.) * rays[i].z;
  gl_FragColor = light / light.a;
}`;

/**
 * Returns rays around the z axis, as dense as the light that a surface with this roughness reflects (GGX). Each has the mip level
 * whose pixels are as large as its share of that light. Unused places are zero.
 */
function raysOf(roughness: number, count: number): Vector4[] {
  const square = roughness ** 4;
  return Array.from({ length: mostRays }, (_, index) => {
    if (index >= count) return new Vector4();
    const share = (index + 0.5) / count / (1 + square);
    const spread = 1 - share + square * share;
    const away = (2 * Math.sqrt(square * share * (1 - share))) / spread;
    const level = Math.log2((side / spread) * Math.sqrt((6 * square) / count / (1 + square)));
    const turn = index * goldenAngle;
    const along = (1 - share - square * share) / spread;
    return new Vector4(away * Math.cos(turn), away * Math.sin(turn), along, level);
  });
}

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Returns the studio as seen from its middle. */
function studio(): Scene {
  const scene = new Scene();
  scene.add(allAround({ fragmentShader: surroundings }));
  for (const {
    name,
    place: [x, y, z],
    size: [width, height],
    radiance,
  } of lamps) {
    const isRound = width === height;
    const shape = isRound
      ? new CircleGeometry((width / 2) * scale, 32)
      : new PlaneGeometry(width * scale, height * scale);
    const lamp = new Mesh(shape, new MeshBasicMaterial({ side: DoubleSide }));
    lamp.material.color.setScalar(name === 'key' ? radiance * (1 - keyShare) : radiance);
    lamp.position.set(x * scale, z * scale, -y * scale);
    lamp.lookAt(0, 0, 0);
    scene.add(lamp);
  }
  return scene;
}

/** Returns a sphere that a fragment shader paints by direction, behind everything else. */
function allAround(shader: Pick<ShaderMaterialParameters, 'fragmentShader' | 'uniforms'>): Mesh {
  const material = new ShaderMaterial({ ...shader, vertexShader: asSeenFromTheMiddle, side: BackSide });
  const sphere = new Mesh(new SphereGeometry(50, 32, 16), material);
  sphere.renderOrder = -1; // the maps have no depth
  return sphere;
}

/**
 * Renders the environment map of the studio and its lights without loading a picture. The caller disposes of it.
 *
 * Its mip levels are as in three's PMREMGenerator, which takes 256 samples per pixel: 2 s without a GPU. Rays that are as wide as
 * their share need far fewer (docs/decisions/0030-3d-viewer-and-ar.md).
 */
export function lightRoom(renderer: WebGLRenderer): WebGLCubeRenderTarget {
  const options = { type: HalfFloatType, minFilter: LinearMipmapLinearFilter, depthBuffer: false } as const;
  const sharp = new WebGLCubeRenderTarget(side, { ...options, generateMipmaps: true });
  const room = new WebGLCubeRenderTarget(side, options);
  const mipmaps = Array.from({ length: levels }, (_, level) => ({ width: side >> level, height: side >> level }));
  Object.assign(room.texture, { isPMREMTexture: true, mipmaps });
  const scene = studio();
  const camera = new CubeCamera(0.1, 100, sharp);
  camera.update(renderer, scene);
  camera.renderTarget = room;
  camera.update(renderer, scene);
  const uniforms = { sharp: { value: sharp.texture }, rays: { value: raysOf(0, 0) }, count: { value: 0 } };
  const filter = allAround({ fragmentShader: blurred, uniforms });
  for (let level = 1; level < levels; level++) {
    const roughness = 1 - Math.sqrt(1 - level / (levels - 1)); // the roughness that three looks up in this level
    uniforms.count.value = Math.min(mostRays, 8 << level);
    uniforms.rays.value = raysOf(roughness, uniforms.count.value);
    camera.activeMipmapLevel = level;
    room.viewport.set(0, 0, side >> level, side >> level);
    camera.update(renderer, filter);
  }
  sharp.dispose();
  scene.add(filter).traverse((one) => {
    if (!(one instanceof Mesh)) return;
    one.geometry.dispose();
    one.material.dispose();
  });
  return room;
}
