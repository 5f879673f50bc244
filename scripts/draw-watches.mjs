/**
 * Draws the placeholder pictures of the catalogue: three views of every watch, until photographs replace them.
 *
 *   node scripts/draw-watches.mjs [catalogue[/id]]
 *
 * Writes public/watches/<catalogue>/<id>-{1,2,3}.webp, 1200 x 1500 px. A file that this script has not drawn (it marks
 * its own in EXIF) is a photograph and is left alone.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { readLook } from './draw/look.mjs';
import { front, profile, threeQuarter } from './draw/views.mjs';

const CATALOGUES = ['xerix', 'archetype', 'timex', 'gshock', 'california', 'luminox', 'undone', 'womens', 'watchnew'];
const VIEWS = [front, threeQuarter, profile];
const MARK = 'Drawn by scripts/draw-watches.mjs';
const root = new URL('..', import.meta.url).pathname;

/** Whether a picture may be written here: there is none yet, or it is one of ours. */
async function isFree(file) {
  if (!existsSync(file)) return true;
  const { exif } = await sharp(file).metadata();
  return exif?.includes(MARK) ?? false;
}

async function draw(watch, catalogue, counts) {
  const look = readLook(watch, catalogue);
  for (const [i, view] of VIEWS.entries()) {
    const file = `${root}public/watches/${catalogue}/${watch.id}-${i + 1}.webp`;
    if (!(await isFree(file))) {
      console.log(`${file} is not a drawing: left as it is.`);
      counts.left++;
      continue;
    }
    // Few colours, then lossless: small, and the ground stays exactly the page's own colour.
    const flat = await sharp(Buffer.from(view(look)))
      .removeAlpha()
      .png({ palette: true, quality: 97, dither: 0 })
      .toBuffer();
    const { size } = await sharp(flat)
      .webp({ lossless: true })
      .withExif({ IFD0: { ImageDescription: MARK } })
      .toFile(file);
    counts.drawn++;
    counts.bytes += size;
  }
}

const [catalogue, id] = (process.argv[2] ?? '').split('/');
if (catalogue && !CATALOGUES.includes(catalogue)) throw new Error(`No catalogue is called "${catalogue}".`);

const counts = { drawn: 0, left: 0, bytes: 0 };
for (const name of catalogue ? [catalogue] : CATALOGUES) {
  await mkdir(`${root}public/watches/${name}`, { recursive: true });
  const watches = JSON.parse(await readFile(`${root}data/${name}.json`, 'utf8'));
  for (const watch of watches) if (!id || watch.id === Number(id)) await draw(watch, name, counts);
}
console.log(`${counts.drawn} drawn (${Math.round(counts.bytes / 1024)} KB), ${counts.left} left as they are.`);
