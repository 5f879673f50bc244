// Makes the models of the watches: `npm run models -- [catalogue[/id]] [options]`. See studio/README.md.
//   --jobs N      so many at a time in Blender
//   --from FOLDER packs what `python3 -m studio.twin` has written to FOLDER on another machine; needs no Blender here
//   --compare     exports and packs nothing, compares with the photographs what has changed
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, stopOnSignals } from '../process/children.mjs';
import { Failed, Fault, runProgram } from '../../runtime/fault.mjs';
import {
  comparedWith,
  leastOf,
  modelFaults,
  modelFile,
  mostBytes,
  readModels,
  writeModels,
} from './model-manifest.mjs';
import { openLook } from './model-look.mjs';
import { modelErrors, packModel } from './model-packing.mjs';
import { root } from '../../runtime/root.mjs';
import { isSkeleton } from './skeletons.mjs';

const PYTHON = '/usr/bin/python3';
const RAW = join('var', 'models');

stopOnSignals(() => 130);
await runProgram(async () => {
  const { from, compareOnly, words } = readOptions(process.argv.slice(2));
  if (!compareOnly && !from) await exportRaw(words);
  if (!compareOnly) await packAll(from ?? RAW);
  await compareAll();
  const faults = modelFaults(readModels(), isSkeleton);
  console.log(faults.length > 0 ? faults.join('\n') : 'All models pass the check.');
  return faults.length > 0 ? 1 : 0;
});

async function exportRaw(words) {
  const { code } = await run(PYTHON, ['-m', 'studio.twin', ...words], { show: 'live' });
  if (code !== 0) throw new Failed();
}

/** Packs what Blender has written, and is not in the shop as it is. */
async function packAll(folder) {
  const stamps = readdirSync(folder).filter((name) => name.endsWith('.json'));
  for (const stamp of stamps.sort()) {
    const name = stamp.replace('.json', '');
    const key = name.replace(/-(\d+)$/, '/$1');
    const { made, mm } = JSON.parse(readFileSync(join(folder, stamp), 'utf8'));
    if (readModels()[key]?.made === made && existsSync(join(root, modelFile(key)))) continue;
    const limit = { bytes: mostBytes(isSkeleton(key)) };
    const { bytes, triangles, draws } = await packModel(readFileSync(join(folder, `${name}.glb`)), limit);
    const errors = await modelErrors(bytes);
    if (errors.length > 0) throw new Fault(`${key}: the validator says\n${errors.join('\n')}`);
    mkdirSync(dirname(join(root, modelFile(key))), { recursive: true });
    writeFileSync(join(root, modelFile(key)), bytes);
    const { least } = readModels()[key] ?? {};
    writeModels({ ...readModels(), [key]: { made, mm, bytes: bytes.length, triangles, draws, least } });
    console.log(`${key}: ${Math.round(bytes.length / 1000)} KB, ${triangles} triangles, ${draws} draw calls`);
  }
}

/** Compares with its photographs each model that has changed since, or whose photographs or viewer have. */
async function compareAll() {
  const due = Object.entries(readModels()).filter(([key, { compared }]) => compared !== comparedWith(key));
  if (due.length === 0) return;
  const look = await openLook();
  try {
    for (const [key] of due) {
      const found = await look.compare(key);
      const models = readModels();
      const figures = { compared: comparedWith(key), resemblance: found, least: models[key]?.least ?? leastOf(found) };
      writeModels({ ...models, [key]: { ...models[key], ...figures } });
      console.log(`${key}: resembles its photographs by ${Object.values(found).join(' and ')}`);
    }
  } finally {
    await look.close();
  }
}

/** @param {string[]} words */
function readOptions(words) {
  const from = words.indexOf('--from');
  if (from !== -1 && !words[from + 1]) throw new Fault('--from wants a folder.');
  return { compareOnly: words.includes('--compare'), from: from === -1 ? undefined : words[from + 1], words };
}
