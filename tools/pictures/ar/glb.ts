import { Document, type NodeIO, type TypedArray } from '@gltf-transform/core';
import type { RoomPart } from './parts';
import type { RoomPictures } from './room-model';
import { GLASS } from './usdz';

/** The parts as one binary glTF without any extension. */
export async function glbOf(
  io: NodeIO,
  parts: readonly RoomPart[],
  { palette, dial }: RoomPictures,
): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const texture = (name: string, bytes: Uint8Array, mimeType: string) =>
    document.createTexture(name).setImage(bytes).setMimeType(mimeType);
  const materials = {
    palette: () =>
      document
        .createMaterial('palette')
        .setBaseColorTexture(texture('colours', palette.colour, 'image/png'))
        .setMetallicRoughnessTexture(texture('finishes', palette.finish, 'image/png')),
    dial: () =>
      document
        .createMaterial('dial')
        .setBaseColorTexture(dial ? texture('dial', dial.colour, 'image/jpeg') : null)
        .setRoughnessFactor(dial?.rough ?? 1)
        .setMetallicFactor(dial?.metal ?? 1),
    glass: () =>
      document
        .createMaterial('glass')
        .setBaseColorFactor([1, 1, 1, GLASS])
        .setRoughnessFactor(0.02)
        .setMetallicFactor(0)
        .setAlphaMode('BLEND'),
  };
  const accessor = (type: 'SCALAR' | 'VEC2' | 'VEC3', array: TypedArray) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const mesh = document.createMesh('watch');
  for (const { surface, position, normal, uv, index } of parts) {
    const corners = position.length / 3 > 65_535 ? index : Uint16Array.from(index);
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', accessor('VEC3', position))
      .setAttribute('NORMAL', accessor('VEC3', normal))
      .setIndices(accessor('SCALAR', corners))
      .setMaterial(materials[surface]());
    if (surface !== 'glass') primitive.setAttribute('TEXCOORD_0', accessor('VEC2', uv));
    mesh.addPrimitive(primitive);
  }
  const scene = document.createScene().addChild(document.createNode('watch').setMesh(mesh));
  document.getRoot().setDefaultScene(scene);
  return io.writeBinary(document);
}
