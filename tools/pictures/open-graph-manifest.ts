import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '@/runtime/root';
import { forNode, settingsIn } from '@/tools/build/bundle-settings';
import { type OpenGraphDrawing, openGraphFile } from './open-graph-picture';
import type { DescribedPage } from './open-graph-pages';

/** Manifest of a language. `pictures`: the file of each page, by its path; `drawings`: what each file shows. */
export type OpenGraph = { pictures: Record<string, string>; drawings: Record<string, OpenGraphDrawing> };

/** The English Open Graph pictures. Imports the catalogue lazily, because it reads the manifest of the masters. */
export async function describeOpenGraph(): Promise<OpenGraph> {
  const { describePages } = await import('./open-graph-pages');
  return manifestOf(describePages());
}

/** The Open Graph pictures of a further language. A page with the same text as in English has the English picture. */
export async function describeTranslated(code: string): Promise<OpenGraph> {
  return manifestOf(await describePagesIn(code));
}

/** Pages as the build of a language has them: the bundle has its sentences (docs/decisions/0036-languages.md). */
async function describePagesIn(code: string): Promise<DescribedPage[]> {
  const { build } = await import('esbuild');
  const entry = join(root, 'tools/pictures/open-graph-pages.ts');
  // Below the root, because the bundle imports the shop's packages.
  const outfile = join(root, '.cache', `open-graph-${code}-${randomUUID()}.cjs`);
  try {
    await build({ entryPoints: [entry], outfile, ...settingsIn(code), ...forNode });
    const { describePages }: { describePages: () => DescribedPage[] } = createRequire(outfile)(outfile);
    return describePages();
  } finally {
    rmSync(outfile, { force: true });
  }
}

function manifestOf(pages: readonly DescribedPage[]): OpenGraph {
  const named = pages.map(({ path, hash, ...drawing }) => ({ path, drawing, file: openGraphFile(drawing, hash) }));
  return {
    pictures: Object.fromEntries(named.map(({ path, file }) => [path, file])),
    drawings: Object.fromEntries(named.map(({ drawing, file }) => [file, drawing])),
  };
}
