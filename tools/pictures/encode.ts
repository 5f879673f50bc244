import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { isDiskFull } from '@/runtime/disk';
import { ReportedError } from '@/domain/reported-error';
import { root } from '@/runtime/root';
import { SETTINGS, type Variant } from './picture-plan';

// One picture on each core is a quarter faster than one picture on all cores.
sharp.concurrency(1);
sharp.cache(false);

/** The bytes of a master. @throws {ReportedError} naming a master that cannot be read */
export function readMaster(master: string): Buffer {
  try {
    return readFileSync(join(root, master));
  } catch (error) {
    throw unreadable(master, error);
  }
}

/** The upright size of a master in px, from its header alone. @throws {ReportedError} naming a master that cannot be read */
export async function measure(master: string, bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await reading(master, () => sharp(bytes).metadata());
  return autoOrient;
}

/** A master's pixels, upright and in sRGB. @throws {ReportedError} naming a master that cannot be read */
export async function decode(master: string, bytes: Buffer): Promise<Sharp> {
  return reading(master, async () => {
    const image = sharp(bytes).autoOrient().toColourspace('srgb');
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  });
}

/** Encodes one variant of a decoded master. */
export function encode(pixels: Sharp, { format, width }: Variant): Promise<Buffer> {
  const resized = pixels.clone().resize({ width });
  return format === 'avif' ? encodeAvif(resized) : resized.webp(SETTINGS.webp).toBuffer();
}

/** Encodes at the best quality within the byte limit; at the lowest quality if none is within it. */
async function encodeAvif(image: Sharp): Promise<Buffer> {
  const { qualities, atMost, ...settings } = SETTINGS.avif;
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await image
      .clone()
      .avif({ quality, ...settings })
      .toBuffer();
    if (encoded.length <= atMost) break;
  }
  return encoded;
}

async function reading<T>(master: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDiskFull(error) ? error : unreadable(master, error);
  }
}

function unreadable(master: string, error: unknown): ReportedError {
  const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
  return new ReportedError(`The picture ${master} cannot be read (${reason}). Replace it, then run the command again.`);
}
