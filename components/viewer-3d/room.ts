import {
  BackSide,
  CircleGeometry,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type WebGLRenderer,
  type WebGLRenderTarget,
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

/** Renders the environment map of the studio and its lights without loading a picture. The caller disposes of it. */
export function lightRoom(renderer: WebGLRenderer): WebGLRenderTarget {
  const scene = new Scene();
  const walls = new ShaderMaterial({
    side: BackSide,
    vertexShader: asSeenFromTheMiddle,
    fragmentShader: surroundings,
  });
  scene.add(new Mesh(new SphereGeometry(50, 32, 16), walls));
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
  const maker = new PMREMGenerator(renderer);
  const room = maker.fromScene(scene, 0, 0.1, 100);
  maker.dispose();
  scene.traverse((one) => {
    if (!(one instanceof Mesh)) return;
    one.geometry.dispose();
    one.material.dispose();
  });
  return room;
}
