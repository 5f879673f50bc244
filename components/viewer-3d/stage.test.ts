import {
  type BufferGeometry,
  DirectionalLight,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type PerspectiveCamera,
  PlaneGeometry,
  type Scene,
  Texture,
  Vector3,
} from 'three';
import { Stage } from './stage';

const renderer = {
  shadowMap: { needsUpdate: false },
  setPixelRatio: jest.fn(),
  setSize: jest.fn(),
  render: jest.fn<void, [Scene, PerspectiveCamera]>(),
  compileAsync: jest.fn(),
  dispose: jest.fn(),
  forceContextLoss: jest.fn(),
  getContext: () => ({ isContextLost }),
};
const isContextLost = jest.fn(() => false);
const room = { texture: null, dispose: jest.fn() };
jest.mock('three', () => ({
  ...jest.requireActual('three'),
  WebGLRenderer: function MockRenderer() {
    return renderer;
  },
}));
jest.mock('./room', () => ({ keyShare: 0.6, lightRoom: () => room }));
jest.mock('./film', () => ({ loadFilm: () => {} }));
// jsdom has no 2D context.
jest.mock('./contact-shadow', () => ({ contactShadow: () => new Mesh(new PlaneGeometry(), new MeshBasicMaterial()) }));

const canvas = document.createElement('canvas');
let stage: Stage;
beforeEach(() => {
  jest.clearAllMocks();
  stage = new Stage(canvas);
});

const view = { lean: 4, azimuth: 0, elevation: 0, behind: 10, x: 0.002, y: -0.001, height: 0.15 };

type Disposable = { addEventListener: (type: 'dispose', listener: () => void) => void };

/** Records the resources that are disposed of, by name. */
function recordDisposals(resources: Readonly<Record<string, Disposable>>, disposed: string[] = []): string[] {
  for (const [name, resource] of Object.entries(resources))
    resource.addEventListener('dispose', () => disposed.push(name));
  return disposed;
}

it('Stage.dispose frees each geometry, material and picture, and the graphics context last', () => {
  const close = jest.fn();
  const [map, roughnessMap] = [new Texture({ close } as never), new Texture()];
  const plain = new MeshStandardMaterial({ map, roughnessMap });
  const glass = new MeshStandardMaterial({ transparent: true });
  const [dial, crystal] = [new Mesh(new PlaneGeometry(), plain), new Mesh(new PlaneGeometry(), glass)];
  const { geometry } = dial;
  const disposed = recordDisposals({ map, roughnessMap, plain, glass, dial: geometry, crystal: crystal.geometry });
  const watch = new Group().add(dial, new Group().add(crystal));
  stage.show(watch, 4, 0.16);
  // The crystal gets a material of its own.
  expect(disposed).toEqual(['glass']);
  const added = recordDisposals({ reflections: crystal.material });
  const others = watch.parent?.children.filter((one) => one !== watch) ?? [];
  const shadows = others.filter((one) => one instanceof Mesh) as Mesh<BufferGeometry, MeshStandardMaterial>[];
  for (const [place, { geometry: shape, material }] of shadows.entries())
    recordDisposals({ [`shape ${place}`]: shape, [`material ${place}`]: material }, added);
  stage.dispose();
  expect(disposed.toSorted()).toEqual(['crystal', 'dial', 'glass', 'map', 'plain', 'roughnessMap']);
  // The contact shadow and the caster of the parts that never move.
  expect(added.toSorted()).toEqual(['material 0', 'material 1', 'reflections', 'shape 0', 'shape 1']);
  const order = [room.dispose, renderer.dispose, renderer.forceContextLoss];
  expect([close, ...order].map((mock) => mock.mock.calls.length)).toEqual([1, 1, 1, 1]);
  expect(order.map((mock) => mock.mock.invocationCallOrder[0])).toEqual(
    order.map((mock) => mock.mock.invocationCallOrder[0]).toSorted((one, other) => Number(one) - Number(other)),
  );
});

it.each([
  ['the front', { azimuth: 0, elevation: 0, behind: 10 }, [0, -0.001, 0.51], [0, -0.001, -0.024]],
  ['the right', { azimuth: 90, elevation: 0, behind: 0 }, [0.52, -0.001, 0], [-0.024, -0.001, 0]],
  ['above', { azimuth: 0, elevation: 90, behind: 0 }, [0, 0.519, 0], [0, -0.025, 0]],
])('Stage.lookAsPhotographed looks from %s at the middle of the strap', (_, from, position, target) => {
  const found = stage.lookAsPhotographed({ ...view, ...from });
  const rounded = ({ x, y, z }: Vector3) => [x, y, z].map((each) => Math.round(each * 1e6) / 1e6 + 0);
  expect([rounded(stage.camera.position), rounded(found)]).toEqual([position, target]);
  const ahead = found.sub(stage.camera.position).normalize();
  expect(stage.camera.getWorldDirection(new Vector3()).dot(ahead)).toBeCloseTo(1);
});

it.each([
  ['the shape of the photograph', 400, 500, 500],
  ['a wider canvas', 1000, 500, 500],
  ['a higher canvas', 400, 1000, 500],
])('Stage.frame keeps place and scale of the photograph in %s', (_, width, height, photograph) => {
  stage.frame(view, width, height);
  const { fov, aspect, view: offset } = stage.camera;
  expect(aspect).toBe(width / height);
  expect(height / 2 / Math.tan((fov * Math.PI) / 360)).toBeCloseTo(photograph / 0.15);
  expect(offset).toMatchObject({ fullWidth: width, fullHeight: height, width, height });
  expect(offset?.offsetX).toBeCloseTo((0.002 / 0.15) * photograph);
  expect(offset?.offsetY).toBeCloseTo((0.001 / 0.15) * photograph);
});

it('Stage.show leans the watch back', () => {
  const watch = new Group();
  stage.show(watch, 90, 0.16);
  const top = watch.localToWorld(new Vector3(0, 1, 0));
  expect([top.y, top.z].map((each) => Math.round(each) + 0)).toEqual([0, -1]);
});

it.each([
  [1, 2, 1],
  [3, 2, 2],
])('Stage.size draws on a screen of %d px per CSS px with at most %d: %d', (ofScreen, most, drawn) => {
  Object.assign(window, { devicePixelRatio: ofScreen });
  stage.size(400, 500, most, true);
  expect(renderer.setPixelRatio).toHaveBeenCalledWith(drawn);
  expect(renderer.setSize).toHaveBeenCalledWith(400, 500, false);
});

it('Stage.draw renews the shadows in each frame at rest, in every third one in motion, and never without shadows', () => {
  const renewed = (frames: readonly boolean[]) =>
    frames.map((isInMotion) => {
      stage.draw(new Vector3(), isInMotion);
      return renderer.shadowMap.needsUpdate;
    });
  stage.size(400, 500, 2, true);
  expect(renewed([false, false])).toEqual([true, true]);
  expect(renewed([true, true, true, true, false])).toEqual([false, false, true, false, true]);
  stage.size(400, 500, 2, false);
  expect(renewed([false, true, true, true])).toEqual([false, false, false, false]);
});

it('Stage.light puts out the key light in the lume view and brightens luminous paint', () => {
  const paint = new MeshStandardMaterial({ emissive: 0x00ff00 });
  stage.show(new Group().add(new Mesh(new PlaneGeometry(), paint)), 0, 0.16);
  const lightAt = (level: number) => {
    stage.light(level);
    stage.draw(new Vector3());
    const [scene, camera] = renderer.render.mock.lastCall ?? [];
    const key = camera?.children.find((one) => one instanceof DirectionalLight);
    return [scene?.environmentIntensity, key?.intensity, paint.emissiveIntensity].map((each) =>
      Number(each?.toFixed(3)),
    );
  };
  expect([lightAt(1), lightAt(0)]).toEqual([
    [1, 0.918, 0.2],
    [0.035, 0, 0.7],
  ]);
});

it('Stage.prepare throws if the browser drops the graphics context while it compiles', async () => {
  await expect(stage.prepare()).resolves.toBeUndefined();
  isContextLost.mockReturnValueOnce(true);
  await expect(stage.prepare()).rejects.toThrow('The graphics context is lost.');
});
