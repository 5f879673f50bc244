// A picture maker for tests: the name of a file decides the outcome. Writes to the folder PICTURES_FOLDER.
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MakerResult } from '../picture-makers';

const folder = process.env.PICTURES_FOLDER;
if (!folder) throw new Error('PICTURES_FOLDER is not set: the files would be written into the working directory.');

process.on('message', (file: string) => {
  appendFileSync(join(folder, 'log'), `${process.pid} ${file}\n`);
  const isFirst = !existsSync(join(folder, `.${file}`));
  writeFileSync(join(folder, `.${file}`), '');
  if (file.startsWith('dies-always') || (file.startsWith('dies-once') && isFirst))
    return void process.kill(process.pid, 'SIGKILL');
  if (file.startsWith('waits')) return;
  const failure = file.startsWith('damaged')
    ? ({ reason: 'damaged', message: `${file} is damaged.` } as const)
    : undefined;
  if (!failure) writeFileSync(join(folder, file), `bytes of ${file}`);
  const memory = file.startsWith('large') ? 700_000_000 : 1;
  process.send?.({ file, memory, failure } satisfies MakerResult);
});
process.on('disconnect', () => process.exit());
