import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../runtime/root.mjs';

/** Whether the works of a watch are seen through its dial, as its description for the studio has it. */
export const isSkeleton = (key) =>
  'movement' in JSON.parse(readFileSync(join(root, `studio/watches/${key}.json`), 'utf8'));
