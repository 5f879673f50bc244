import { MeshoptDecoder } from 'meshoptimizer/reference';
import {
  type BufferGeometry,
  type Group,
  InterleavedBuffer,
  InterleavedBufferAttribute,
  type Material,
  Mesh,
  Texture,
} from 'three';
import { type GLTFParser, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/**
 * Fetches and unpacks a watch's model. The decoder is plain JavaScript and pictures are read from the file's own bytes, so that a
 * page's policy need allow neither WebAssembly nor blobs (docs/decisions/0030-3d-viewer-and-ar.md).
 * @throws if the file cannot be fetched or is not a model
 */
export async function loadWatch(path: string, signal: AbortSignal): Promise<Group> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).register(picturesFromBytes);
  const { scene, parser } = await loader.parseAsync(await answer.arrayBuffer(), '');
  shareMaterials(scene, parser);
  return scene;
}

type Part = Mesh<BufferGeometry, Material>;

/**
 * Gives a material to all parts that are made of it. The loader makes another one for parts whose points have no colours, and a frame
 * takes longer by each: here such points are white.
 */
function shareMaterials(watch: Group, { associations }: GLTFParser): void {
  const parts: Part[] = [];
  watch.traverse((one) => one instanceof Mesh && parts.push(one));
  const materialOf = ({ material }: Part) => associations.get(material)?.materials;
  const coloured = new Map(parts.filter(hasColours).map((part) => [materialOf(part), part.material]));
  for (const part of parts) {
    const material = coloured.get(materialOf(part));
    if (hasColours(part) || !material) continue;
    part.geometry.setAttribute('color', whites(part.geometry.getAttribute('position').count));
    part.material = material;
  }
}

const hasColours = ({ geometry }: Part) => geometry.hasAttribute('color');

/** As a model's own colours lie in memory. */
function whites(count: number): InterleavedBufferAttribute {
  return new InterleavedBufferAttribute(new InterleavedBuffer(new Uint8Array(count * 4).fill(255), 4), 3, 0, true);
}

type PictureSources = { sourceCache: Record<number, Promise<Texture>> };
type PictureDefinition = { bufferView: number; mimeType: string };

/** Reads each picture before the loader would, which fetches them as blobs. */
function picturesFromBytes(parser: GLTFParser) {
  const sources = parser as unknown as PictureSources;
  return {
    name: 'pictures-from-bytes',
    async beforeRoot() {
      const pictures: PictureDefinition[] = parser.json.images ?? [];
      for (const [index, picture] of pictures.entries()) sources.sourceCache[index] = readPicture(parser, picture);
      await Promise.all(Object.values(sources.sourceCache));
    },
  };
}

async function readPicture(parser: GLTFParser, { bufferView, mimeType }: PictureDefinition): Promise<Texture> {
  const bytes: ArrayBuffer = await parser.getDependency('bufferView', bufferView);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: mimeType }), {
    premultiplyAlpha: 'none',
    colorSpaceConversion: 'none',
  });
  const texture = new Texture(bitmap);
  texture.needsUpdate = true;
  return texture;
}
