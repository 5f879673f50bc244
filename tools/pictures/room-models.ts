// Makes the models that phones show in a room, of the watches whose keys it is given; `npm run pictures` runs it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLit } from '@/domain/dial/segments';
import { runProgram } from '../../runtime/fault.mjs';
import { modelFile, photographedAt } from '../models/model-manifest.mjs';
import { writeWhole } from './picture-folder.mjs';
import { roomFiles } from './room-files.mjs';
import { roomModel } from './room-model.mjs';
import { root } from '../../runtime/root.mjs';

runProgram(async () => {
  const keys = process.argv.slice(2);
  for (const [key, { glb, usdz }] of Object.entries(roomFiles()).filter(([key]) => keys.includes(key))) {
    const photographed = photographedAt(key);
    const made = await roomModel(readFileSync(join(root, modelFile(key))), (segment) => isLit(segment, photographed));
    writeWhole(glb, made.glb.bytes);
    writeWhole(usdz, made.usdz.bytes);
  }
});
