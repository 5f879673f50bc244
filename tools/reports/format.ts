import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@/runtime/root';

/**
 * Formats the text of a file as `npm run format` would.
 * @param path its extension tells the language
 * @throws {Error} if the text is not of that language
 */
export async function formatText(path: string, text: string): Promise<string> {
  const style = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  // A native module, which Jest cannot load.
  const { format } = await import('oxfmt');
  const { code, errors } = await format(path, text, { ...style, sortTailwindcss: false });
  if (errors.length > 0) throw new Error(`${path} cannot be formatted: ${errors[0]?.message}`);
  return code;
}
