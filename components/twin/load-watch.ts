import { MeshoptDecoder } from 'meshoptimizer/reference';
import { type Group, Texture } from 'three';
import { type GLTFParser, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/**
 * Fetches and unpacks a watch's model. The decoder is plain JavaScript and pictures are read from the file's own bytes, so that a
 * page's policy need allow neither WebAssembly nor blobs (docs/decisions/0081-turned-by-hand.md).
 * @throws when it is out of reach or no model
 */
export async function loadWatch(path: string, signal: AbortSignal): Promise<Group> {
  const answer = await fetch(path, { signal });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).register(picturesFromBytes);
  const { scene } = await loader.parseAsync(await answer.arrayBuffer(), '');
  return scene;
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
      pictures.forEach((picture, index) => (sources.sourceCache[index] = readPicture(parser, picture)));
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
