import { strToU8, type Zippable, zipSync } from 'three/examples/jsm/libs/fflate.module.js';
import type { RoomPart } from './parts';
import type { RoomPictures } from './room-model';

/** The format's rule: each file of the archive begins at a multiple of this many bytes. */
const ALIGNED = 64;

/** Size in bytes of a ZIP archive's local header without the name, and of an extra field without its content. */
const HEADER = 30;
const EXTRA = 4;

/** The id of the extra field that pads a header: any that no other program uses. */
const PADDING = 12_345;

/** The date of every file in the archive: the same model gives the same bytes. */
const mtime = new Date(2026, 0, 1);

/** Points are written in mm, to a hundredth; our parts are in metres. */
const MM = 1000;

/** Opacity of the crystal. */
export const GLASS = 0.06;

/**
 * A watch as USDZ, which Quick Look shows: text, because three's exporter and every reader agree on it, with as few digits as the
 * eye needs.
 */
export function usdzOf(parts: readonly RoomPart[], { palette, dial }: RoomPictures): Uint8Array {
  const stage = `#usda 1.0
(
    defaultPrim = "Watch"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Watch" (
    kind = "component"
)
{
    token preliminary:anchoring:type = "plane"
    token preliminary:planeAnchoring:alignment = "horizontal"
    float3 xformOp:scale = (${1 / MM}, ${1 / MM}, ${1 / MM})
    uniform token[] xformOpOrder = ["xformOp:scale"]
${parts.map(meshOf).join('')}
    def Scope "Materials"
    {
${parts.map(({ surface }) => materialOf(surface, dial)).join('')}    }
}
`;
  const files = { 'watch.usda': strToU8(stage), 'colours.png': palette.colour, 'finishes.png': palette.finish };
  return zipSync(aligned(dial ? { ...files, 'dial.jpg': dial.colour } : files), { level: 0, mtime });
}

/** Pads the header of each file, so that the file itself is aligned. */
function aligned(files: Record<string, Uint8Array>): Zippable {
  let offset = 0;
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => {
      const header = offset + HEADER + name.length;
      const padding = header % ALIGNED === 0 ? undefined : (ALIGNED - ((header + EXTRA) % ALIGNED)) % ALIGNED;
      offset = header + (padding === undefined ? 0 : EXTRA + padding) + bytes.length;
      return [name, padding === undefined ? bytes : [bytes, { extra: { [PADDING]: new Uint8Array(padding) } }]];
    }),
  );
}

/** Rows of `size` numbers with so many decimal places, as USD writes them. */
function rows(values: Float32Array, size: number, places: number, scale = 1): string {
  const steps = 10 ** places;
  let text = '';
  for (let place = 0; place < values.length; place += 1) {
    const before = place % size > 0 ? ',' : place > 0 ? '),(' : '(';
    text += before + (Math.round((values[place] ?? 0) * scale * steps) / steps || 0);
  }
  return `${text})`;
}

function meshOf({ surface, position, normal, uv, index }: RoomPart): string {
  const upright = uv.map((value, place) => (place % 2 === 0 ? value : 1 - value)); // USD counts from the lower edge
  const st = surface === 'glass' ? '' : placesOf(upright);
  return `
    def Mesh "${surface}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        int[] faceVertexCounts = [${'3,'.repeat(index.length / 3).slice(0, -1)}]
        int[] faceVertexIndices = [${index.join(',')}]
        normal3f[] normals = [${rows(normal, 3, 2)}] (
            interpolation = "vertex"
        )
        point3f[] points = [${rows(position, 3, 2, MM)}]${st}
        uniform token subdivisionScheme = "none"
        rel material:binding = </Watch/Materials/${surface}>
    }
`;
}

/** Texture coordinates, each pair written once: a palette has few. */
function placesOf(uv: Float32Array): string {
  const numbers = new Map<string, number>();
  const indices: number[] = [];
  for (let start = 0; start < uv.length; start += 2) {
    const pair = rows(uv.subarray(start, start + 2), 2, 3);
    const number = numbers.get(pair) ?? numbers.size;
    numbers.set(pair, number);
    indices.push(number);
  }
  return `
        texCoord2f[] primvars:st = [${[...numbers.keys()].join(',')}] (
            interpolation = "vertex"
        )
        int[] primvars:st:indices = [${indices.join(',')}]`;
}

function materialOf(surface: RoomPart['surface'], dial: RoomPictures['dial']): string {
  if (surface === 'palette')
    return material('palette', {
      inputs: `color3f inputs:diffuseColor.connect = </Watch/Materials/palette/colours.outputs:rgb>
                float inputs:roughness.connect = </Watch/Materials/palette/finishes.outputs:g>
                float inputs:metallic.connect = </Watch/Materials/palette/finishes.outputs:b>`,
      textures: [
        ['colours', 'colours.png', 'sRGB'],
        ['finishes', 'finishes.png', 'raw'],
      ],
    });
  if (surface === 'dial')
    return material('dial', {
      inputs: `color3f inputs:diffuseColor.connect = </Watch/Materials/dial/picture.outputs:rgb>
                float inputs:roughness = ${dial?.rough ?? 1}
                float inputs:metallic = ${dial?.metal ?? 1}`,
      textures: [['picture', 'dial.jpg', 'sRGB']],
    });
  return material('glass', {
    inputs: `color3f inputs:diffuseColor = (1, 1, 1)
                float inputs:opacity = ${GLASS}
                float inputs:roughness = 0.02
                float inputs:metallic = 0`,
    textures: [],
  });
}

/** A texture: its name in USD, its file, and whether its values are colours. */
type Textured = [name: string, file: string, space: 'sRGB' | 'raw'];

function material(name: string, { inputs, textures }: { inputs: string; textures: Textured[] }): string {
  const path = `/Watch/Materials/${name}`;
  const reader = `
            def Shader "place"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }
`;
  const texture = ([called, file, space]: Textured) => `
            def Shader "${called}"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @${file}@
                float2 inputs:st.connect = <${path}/place.outputs:result>
                token inputs:sourceColorSpace = "${space}"
                token inputs:wrapS = "clamp"
                token inputs:wrapT = "clamp"
                float outputs:g
                float outputs:b
                float3 outputs:rgb
            }
`;
  return `        def Material "${name}"
        {
            token outputs:surface.connect = <${path}/surface.outputs:surface>

            def Shader "surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                ${inputs}
                token outputs:surface
            }
${textures.length > 0 ? reader : ''}${textures.map(texture).join('')}        }
`;
}
