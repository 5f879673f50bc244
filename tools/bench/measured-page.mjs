import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';

/** This machine, as a measured page names it. */
export const thisMachine = () => `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`;

/** Today, as a measured page says it: an ISO date. */
export const thisDay = () => new Date().toISOString().slice(0, 10);

/** Writes a page of Markdown as the house formats it. */
export async function writePage(path, page) {
  const prettier = await import('prettier'); // may have been installed only while this program runs
  const style = await prettier.resolveConfig(path);
  writeFileSync(path, await prettier.format(page, { ...style, filepath: path }));
}
