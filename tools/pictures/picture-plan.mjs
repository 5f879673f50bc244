import { createHash } from 'node:crypto';

/**
 * How pictures are encoded. A change here gives every picture a new hash, and so makes all of them again; `version` is
 * for a change that the settings do not show, such as a better encoder.
 * AVIF effort 2 takes half the time of effort 3 and a sixth of effort 4, for 3 % and 8 % more bytes. WebP, for the few browsers without
 * AVIF, takes half the time at effort 2 that it takes at 4, for 3 % more bytes.
 */
export const SETTINGS = {
  version: 1,
  widths: [320, 480, 640, 800, 1200],
  // The quality falls by steps until a picture has `atMost` bytes: a mesh strap at 60 has more than a phone should load.
  avif: { qualities: [60, 52, 44, 36], effort: 2, atMost: 60_000 },
  webp: { quality: 78, effort: 2 },
  openGraph: { width: 1200, height: 630, ground: '#e6e8e3', jpeg: { quality: 82, mozjpeg: true } },
};

/** @typedef {{ hash: string, width: number, height: number, widths: number[] }} Picture */
/** @typedef {{ file: string, format: 'avif' | 'webp', width: number }} Variant */

/** @param {string} file */
export function isMaster(file) {
  return /\.(webp|jpe?g|png)$/i.test(file);
}

/**
 * The name that a picture's variants share: new bytes or other settings give another name.
 * @param {Buffer} bytes of the master
 * @returns {string} 12 hex digits
 */
export function pictureHash(bytes) {
  return createHash('sha256').update(JSON.stringify(SETTINGS)).update(bytes).digest('hex').slice(0, 12);
}

/**
 * The widths a picture is offered in; it is never made larger than its master.
 * @param {number} masterWidth px
 * @returns {number[]} px
 */
export function widthsFor(masterWidth) {
  const widths = SETTINGS.widths.filter((width) => width <= masterWidth);
  return widths.length > 0 ? widths : [masterWidth];
}

/**
 * The files to make for a picture.
 * @param {Picture} picture
 * @returns {Variant[]}
 */
export function variantsOf({ hash, widths }) {
  return widths.flatMap((width) => [
    { file: `${hash}-${width}.avif`, format: 'avif', width },
    { file: `${hash}-${width}.webp`, format: 'webp', width },
  ]);
}

/**
 * The line that ends the work on the pictures.
 * @param {{ pictures: number, variants: number, made: number, seconds: number }} result
 */
export function picturesLine({ pictures, variants, made, seconds }) {
  const kept = made === variants ? `${count(made)} made` : `${count(made)} made, the rest kept`;
  return `${count(pictures)} pictures, ${count(variants)} variants: ${kept}, ${seconds.toFixed(1)} s`;
}

/** @param {number} number */
function count(number) {
  return number.toLocaleString('en-US');
}
