/** The part of fontkit that the Open Graph pictures use: the package has no types of its own. */
declare module 'fontkit' {
  type Path = {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  };
  type Position = { xAdvance: number; xOffset: number; yOffset: number };
  export type Font = {
    unitsPerEm: number;
    layout(text: string): { glyphs: { path: Path }[]; positions: Position[] };
  };
  export function create(bytes: Uint8Array): Font;
}
