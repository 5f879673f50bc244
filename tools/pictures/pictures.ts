// Makes all pictures and AR models: `npm run pictures`. Files that exist are kept.
//   --names       writes only the manifests
//   --background  runs at a low priority
import { availableParallelism } from 'node:os';
import { ReportedError } from '@/domain/reported-error';
import { runProgram } from '@/runtime/reported-error';
import { PictureMakers, sourceOf } from '@/runtime/picture-makers';
import { isProgram } from '@/runtime/root';
import { writeManifests } from './manifests';
import { isMade, MAKER } from './picture-folder';
import { isModel, picturesLine, type PicturesResult } from './picture-plan';

type PictureOptions = {
  /** Writes only the manifests, which is all that pages need. */
  namesOnly?: boolean;
  isBackground?: boolean;
  /** Receives the number of files to make, if there are any. */
  onWork?: (files: number) => void;
};

/**
 * Brings `public/pictures` up to date with masters, catalogue and models.
 * @throws {ReportedError} naming a master that cannot be read
 */
export async function makePictures({
  namesOnly = false,
  isBackground = false,
  onWork,
}: PictureOptions = {}): Promise<PicturesResult> {
  const began = Date.now();
  const { masters, files } = await writeManifests();
  const missing = namesOnly ? [] : files.filter((file) => !isMade(file));
  if (missing.length > 0) {
    onWork?.(missing.length);
    await makeAll(missing, isBackground ? 19 : 0);
  }
  return {
    pictures: masters,
    variants: files.filter((file) => !isModel(file)).length,
    made: missing.filter((file) => !isModel(file)).length,
    seconds: (Date.now() - began) / 1000,
  };
}

/** Uses all cores; the first failure ends the work. */
async function makeAll(files: readonly string[], nice: number): Promise<void> {
  const makers = new PictureMakers({ program: MAKER, most: availableParallelism(), nice });
  try {
    await Promise.all([...new Set(files.map(sourceOf))].map((file) => makers.make(file)));
  } finally {
    makers.close();
  }
}

function readOptions(args: readonly string[]): PictureOptions {
  const unknown = args.find((arg) => !['--names', '--background'].includes(arg));
  if (unknown) throw new ReportedError(`pictures accepts --names and --background, not ${unknown}.`);
  return { namesOnly: args.includes('--names'), isBackground: args.includes('--background') };
}

if (isProgram(import.meta.url)) {
  runProgram(async () => {
    const options = readOptions(process.argv.slice(2));
    const result = await makePictures(options);
    if (!options.namesOnly) console.log(picturesLine(result));
  });
}
