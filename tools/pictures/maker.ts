// Worker process that makes files on request, one at a time (`runtime/picture-makers.ts` starts it). Ends with its parent.
import { isDiskFull } from '@/runtime/disk';
import { ReportedError } from '@/domain/reported-error';
import { explain } from '@/runtime/reported-error';
import type { MakerResult, MakingFailure } from '@/runtime/picture-makers';
import { generate } from './generate';

async function answer(file: string): Promise<MakerResult> {
  const failure = await generate(file).then(() => undefined, failureOf);
  return { file, memory: process.memoryUsage.rss(), failure };
}

function failureOf(error: unknown): MakingFailure {
  const reason = error instanceof ReportedError ? 'damaged' : isDiskFull(error) ? 'disk-full' : 'crashed';
  return { reason, message: explain(error) };
}

process.on('message', (file: string) => void answer(file).then((sent) => process.send?.(sent)));
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal signals every process. This one ignores it, to make pictures until the shop has stopped.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => {});
