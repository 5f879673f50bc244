// Makes the models of the watches: `npm run models -- [catalogue[/id]] [options]`. See studio/README.md.
//   --jobs N      exports N models at a time in Blender
//   --from FOLDER packs what `python3 -m studio.twin` wrote to FOLDER on another machine; needs no Blender here
//   --compare     exports and packs nothing, compares changed models with their photographs
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ReportedError } from '@/domain/reported-error';
import { Failed, runProgram } from '@/runtime/reported-error';
import { root } from '@/runtime/root';
import { run, stopOnSignals } from '@/tools/process/children';
import { openComparison } from './compare-models';
import {
  comparedWith,
  maxBytes,
  minimumOf,
  type Model,
  modelProblems,
  modelFile,
  readModels,
  writeModels,
} from './model-manifest';
import { modelErrors, packModel } from './model-packing';

const PYTHON = '/usr/bin/python3';
const EXPORTED = join('var', 'models');

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  const from = readFrom(args);
  const compareOnly = args.includes('--compare');
  if (!compareOnly && !from) await exportModels(args);
  if (!compareOnly) await packAll(from ?? EXPORTED);
  await compareAll();
  const problems = modelProblems(readModels());
  console.log(problems.length > 0 ? problems.join('\n') : 'All models pass the check.');
  return problems.length > 0 ? 1 : 0;
}

function readFrom(args: readonly string[]): string | undefined {
  const index = args.indexOf('--from');
  if (index === -1) return undefined;
  const folder = args[index + 1];
  if (!folder) throw new ReportedError('--from needs a folder.');
  return folder;
}

async function exportModels(args: readonly string[]): Promise<void> {
  const { code } = await run(PYTHON, ['-m', 'studio.twin', ...args], { show: 'live' });
  if (code !== 0) throw new Failed();
}

/** Packs the exported models that differ from the shop's. */
async function packAll(folder: string): Promise<void> {
  const stamps = readdirSync(folder).filter((name) => name.endsWith('.json'));
  for (const stamp of stamps.sort()) {
    const name = stamp.replace('.json', '');
    const key = name.replace(/-(\d+)$/, '/$1');
    const { made, mm }: Pick<Model, 'made' | 'mm'> = JSON.parse(readFileSync(join(folder, stamp), 'utf8'));
    if (readModels()[key]?.made === made && existsSync(join(root, modelFile(key)))) continue;
    const { bytes, triangles, draws } = await packModel(readFileSync(join(folder, `${name}.glb`)), maxBytes(key));
    const errors = await modelErrors(bytes);
    if (errors.length > 0) throw new ReportedError(`${key}: the validator says\n${errors.join('\n')}`);
    mkdirSync(dirname(join(root, modelFile(key))), { recursive: true });
    writeFileSync(join(root, modelFile(key)), bytes);
    const least = readModels()[key]?.least;
    writeModels({ ...readModels(), [key]: { made, mm, bytes: bytes.length, triangles, draws, least } });
    console.log(`${key}: ${Math.round(bytes.length / 1000)} KB, ${triangles} triangles, ${draws} draw calls`);
  }
}

/** Compares the models with their photographs where model, photographs or viewer changed since the last comparison. */
async function compareAll(): Promise<void> {
  const due = Object.entries(readModels()).filter(([key, { compared }]) => compared !== comparedWith(key));
  if (due.length === 0) return;
  const comparison = await openComparison();
  try {
    for (const [key, model] of due) {
      const resemblance = await comparison.compare(key);
      const least = model.least ?? minimumOf(resemblance);
      writeModels({ ...readModels(), [key]: { ...model, compared: comparedWith(key), resemblance, least } });
      console.log(`${key}: resemblance to its photographs ${Object.values(resemblance).join(' and ')}`);
    }
  } finally {
    await comparison.close();
  }
}

stopOnSignals(() => 130);
runProgram(main);
