import { Box3, CanvasTexture, Mesh, MeshBasicMaterial, type Object3D, PlaneGeometry, Vector3 } from 'three';

/** Side of the shadow texture in px. */
const side = 128;

/** Radial gradients of the shadow. The studio's light comes from the upper left, so the shadow fades to the right of the strap. */
const fades = [
  { x: 0.5, y: 0.5, radius: 0.14, alpha: 0.6 },
  { x: 0.52, y: 0.51, radius: 0.27, alpha: 0.3 },
  { x: 0.56, y: 0.53, radius: 0.4, alpha: 0.12 },
];

/** Width and depth of the shadow's plane, in metres. */
const spread = [0.1, 0.13] as const;

/** Returns the soft shadow on the ground under a watch's strap. The plane stays horizontal although `stand` leans back. */
export function contactShadow(stand: Object3D): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const box = new Box3().setFromObject(stand, true);
  const map = new CanvasTexture(paintShade());
  const material = new MeshBasicMaterial({ map, transparent: true, depthWrite: false, toneMapped: false });
  const shadow = new Mesh(new PlaneGeometry(...spread), material);
  const up = new Vector3(1, 0, 0);
  shadow.rotation.x = -Math.PI / 2 - stand.rotation.x;
  shadow.position.set(0, box.min.y, (box.min.z + box.max.z) / 2).applyAxisAngle(up, -stand.rotation.x);
  return shadow;
}

function paintShade(): HTMLCanvasElement {
  const paper = document.createElement('canvas');
  paper.width = paper.height = side;
  const pen = paper.getContext('2d');
  if (!pen) return paper;
  for (const { x, y, radius, alpha } of fades) {
    const fade = pen.createRadialGradient(x * side, y * side, 0, x * side, y * side, radius * side);
    fade.addColorStop(0, `rgba(30, 32, 30, ${alpha})`);
    fade.addColorStop(0.45, `rgba(30, 32, 30, ${alpha * 0.45})`);
    fade.addColorStop(1, 'rgba(30, 32, 30, 0)');
    pen.fillStyle = fade;
    pen.fillRect(0, 0, side, side);
  }
  return paper;
}
