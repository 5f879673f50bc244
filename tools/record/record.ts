// Converts a recording to a Playwright test: reads JSON from stdin, writes TypeScript to stdout. The test desk runs it.
import { text } from 'node:stream/consumers';
import { runProgram } from '@/runtime/reported-error';
import type { Recording } from '@/domain/test-desk';
import { writeSpec } from './write-spec';

runProgram(async () => {
  process.stdout.write(await writeSpec(JSON.parse(await text(process.stdin)) as Recording));
});
