// Makes the models that phones show in a room, of the watches whose keys it is given; `npm run pictures` runs it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLit } from '@/domain/dial/segments';
import { runProgram } from './lib/fault.mjs';
import { modelFile, photographedAt } from './lib/model-manifest.mjs';
import { writeWhole } from './lib/picture-folder.mjs';
import { roomFiles } from './lib/room-files.mjs';
import { roomModel } from './lib/room-model.mjs';
import { root } from './lib/root.mjs';

runProgram(async () => {
  const keys = process.argv.slice(2);
  for (const [key, { glb, usdz }] of Object.entries(roomFiles()).filter(([key]) => keys.includes(key))) {
    const photographed = photographedAt(key);
    const made = await roomModel(readFileSync(join(root, modelFile(key))), (segment) => isLit(segment, photographed));
    writeWhole(glb, made.glb.bytes);
    writeWhole(usdz, made.usdz.bytes);
  }
});
