// Makes the models that phones show in a room and that are missing; `npm run pictures` runs it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLit } from '@/domain/dial/segments';
import { runProgram } from './lib/fault.mjs';
import { modelFile, photographedAt } from './lib/model-manifest.mjs';
import { FOLDER, writeWhole } from './lib/picture-folder.mjs';
import { roomFiles } from './lib/room-files.mjs';
import { roomModel } from './lib/room-model.mjs';
import { root } from './lib/root.mjs';

runProgram(async () => {
  for (const [key, { glb, usdz }] of Object.entries(roomFiles())) {
    if ([glb, usdz].every((file) => existsSync(join(FOLDER, file)))) continue;
    const photographed = photographedAt(key);
    const made = await roomModel(readFileSync(join(root, modelFile(key))), (segment) => isLit(segment, photographed));
    writeWhole(glb, made.glb.bytes);
    writeWhole(usdz, made.usdz.bytes);
  }
});
