import {
  BufferAttribute,
  BufferGeometry,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  type TypedArray,
  Vector3,
} from 'three';

/** Render layer of the shadow casters, visible for the light and not for the camera. */
export const casterLayer = 1;

/**
 * Returns one mesh that casts the shadows of all parts fixed to `bearer`. The shadow map then needs one draw call, regardless of the
 * parts' materials. The camera does not render the mesh.
 */
export function casterOf(parts: readonly Mesh<BufferGeometry>[], bearer: Object3D): Mesh {
  const shapes = parts.map((part) => ({ points: pointsOf(part, bearer), corners: cornersOf(part.geometry) }));
  const corners = new Uint32Array(shapes.reduce((sum, shape) => sum + shape.corners.length, 0));
  const points = new Float32Array(shapes.reduce((sum, shape) => sum + shape.points.length, 0));
  let [corner, point] = [0, 0];
  for (const shape of shapes) {
    points.set(shape.points, point * 3);
    for (const place of shape.corners) {
      corners[corner] = point + place;
      corner += 1;
    }
    point += shape.points.length / 3;
  }
  const geometry = new BufferGeometry().setAttribute('position', new BufferAttribute(points, 3));
  const caster = new Mesh(geometry.setIndex(new BufferAttribute(corners, 1)), new MeshBasicMaterial());
  caster.castShadow = true;
  caster.matrixAutoUpdate = false;
  caster.layers.set(casterLayer);
  return caster;
}

/** Returns the positions of a part's vertices in the coordinates of `bearer`, in metres. */
function pointsOf(part: Mesh<BufferGeometry>, bearer: Object3D): Float32Array {
  const position = part.geometry.getAttribute('position');
  const points = new Float32Array(position.count * 3);
  part.updateWorldMatrix(true, false);
  const toBearer = bearer.matrixWorld.clone().invert().multiply(part.matrixWorld);
  const at = new Vector3();
  for (let point = 0; point < position.count; point++) {
    at.fromBufferAttribute(position, point)
      .applyMatrix4(toBearer)
      .toArray(points, point * 3);
  }
  return points;
}

function cornersOf(geometry: BufferGeometry): TypedArray {
  return geometry.index?.array ?? Uint32Array.from({ length: geometry.getAttribute('position').count }, (_, at) => at);
}
