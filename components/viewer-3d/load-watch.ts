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
 * Fetches and decodes a watch's model. The decoder is plain JavaScript, and textures are read from the bytes of the file. The
 * Content-Security-Policy therefore allows neither WebAssembly nor blob URLs (docs/decisions/0030-3d-viewer-and-ar.md).
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
 * Makes all parts of one glTF material share one three.js material. The loader creates a second material for parts without vertex
 * colours, and each material slows down a frame. Such parts get white vertex colours instead.
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

/** Returns white vertex colours in the memory layout of the model's own colours. */
function whites(count: number): InterleavedBufferAttribute {
  return new InterleavedBufferAttribute(new InterleavedBuffer(new Uint8Array(count * 4).fill(255), 4), 3, 0, true);
}

type PictureSources = { sourceCache: Record<number, Promise<Texture>> };
type PictureDefinition = { bufferView: number; mimeType: string };

/** glTF loader plugin that reads each texture before the loader, which would fetch it from a blob URL. */
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
