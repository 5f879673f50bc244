// Makes all pictures and AR models: `npm run pictures`. What was made before is kept. `--names` writes the manifests alone.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Fault, runProgram } from '@/runtime/fault';
import { PictureMakers } from '@/runtime/picture-makers';
import { isProgram } from '@/runtime/root';
import { writeManifests } from './manifests';
import { FOLDER, MAKER } from './picture-folder';
import { isModel, picturesLine, type PicturesResult } from './picture-plan';

/**
 * Brings `public/pictures` up to date with masters, catalogue and models.
 * @param options `namesOnly`: writes only the manifests, which is all that pages need; `onWork` receives the number of files
 *   to make, if there are any
 * @throws {Fault} naming a master that cannot be read
 */
export async function makePictures({ namesOnly = false, onWork }: PictureOptions = {}): Promise<PicturesResult> {
  const began = Date.now();
  const { masters, files } = await writeManifests();
  const missing = namesOnly ? [] : files.filter((file) => !existsSync(join(FOLDER, file)));
  if (missing.length > 0) {
    onWork?.(missing.length);
    await makeAll(missing);
  }
  return {
    pictures: masters,
    variants: files.filter((file) => !isModel(file)).length,
    made: missing.filter((file) => !isModel(file)).length,
    seconds: (Date.now() - began) / 1000,
  };
}

type PictureOptions = { namesOnly?: boolean; onWork?: (files: number) => void };

/** Uses all cores; the first failure ends the work. */
async function makeAll(files: readonly string[]): Promise<void> {
  const makers = new PictureMakers({ program: MAKER, most: availableParallelism(), nice: 0 });
  try {
    await Promise.all(files.map((file) => makers.make(file)));
  } finally {
    makers.close();
  }
}

function readOptions(args: readonly string[]): PictureOptions {
  const unknown = args.find((arg) => arg !== '--names');
  if (unknown) throw new Fault(`pictures knows --names, not ${unknown}.`);
  return { namesOnly: args.includes('--names') };
}

if (isProgram(import.meta.url)) {
  runProgram(async () => console.log(picturesLine(await makePictures(readOptions(process.argv.slice(2))))));
}
