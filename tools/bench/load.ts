// Measures requests per second, response times and memory growth.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReportedError } from '@/domain/reported-error';
import { root } from '@/runtime/root';
import { currentBuild } from '@/tools/build/builds';
import { errorAfter, run } from '@/tools/process/children';
import { findProgram, openFloor, openNginx } from './compared';
import { memoryOf } from './memory';
import { type Load, readWrk } from './outputs';
import { openShop, withServer } from './served';
import type { LoadResults } from './tables';

/** Concurrent connections, and duration in seconds; a warm-up of one second precedes it. */
const CONNECTIONS = 50;
const SECONDS = 10;

/** Requests after which memory is measured for the last time. */
const REQUESTS = 200_000;

/** Duration of each run that makes those requests, in seconds. */
const RUN_SECONDS = 5;

/** The requested pages, and the files of a build that hold them. */
const PAGES = { product: { path: '/all/california/3', file: 'all/california/3' }, home: { path: '/', file: 'index' } };
const pageNames = ['product', 'home'] as const;

/** @param folder within the repository, for the servers that the shop is compared with */
export async function measureLoad(folder: string): Promise<LoadResults> {
  const wrk = await findProgram('wrk', ['wrk']);
  const servers: LoadResults['servers'] = {};
  /** The shop's response headers by path: nginx sends the same. */
  const headers: Record<string, Record<string, string>> = {};
  const memory = await withServer(openShop({}, join(folder, 'shop')), async ({ origin, pid }) => {
    const paths = await allPaths(origin);
    for (const page of pageNames) {
      const { path } = PAGES[page];
      servers[`shop, ${page}`] = await runWrk(wrk, `${origin}${path}`, SECONDS);
      headers[path] = Object.fromEntries((await fetch(`${origin}${path}`)).headers);
    }
    return memoryUnderLoad(wrk, { origin, pid, paths, folder });
  });
  await withServer(openFloor(join(folder, 'floor')), async ({ origin }) => {
    servers.floor = await runWrk(wrk, `${origin}/`, SECONDS);
  });
  const built = join(root, currentBuild(root), 'server', 'app');
  const pages = Object.values(PAGES).map(({ path, file }) => {
    const html = readFileSync(join(built, `${file}.html`));
    return [path, { html, headers: headers[path] ?? {} }] as const;
  });
  await withServer(openNginx(join(folder, 'nginx'), Object.fromEntries(pages)), async ({ origin }) => {
    for (const page of pageNames)
      servers[`nginx, ${page}`] = await runWrk(wrk, `${origin}${PAGES[page].path}`, SECONDS);
  });
  return { servers, memory };
}

/** Runs wrk with one thread and a browser's Accept-Encoding, after a warm-up of one second. */
async function runWrk(wrk: string, url: string, seconds: number, more: readonly string[] = []): Promise<Load> {
  const args = ['-t1', `-c${CONNECTIONS}`, '--latency', '-H', 'Accept-Encoding: br, gzip', ...more, url];
  await run(wrk, ['-d1s', ...args]);
  const { code, output } = await run(wrk, [`-d${seconds}s`, ...args]);
  if (code !== 0) throw errorAfter(output, 'wrk could not measure; the reason is above.');
  return readWrk(output);
}

/** Every page of the sitemap, as a path. */
async function allPaths(origin: string): Promise<string[]> {
  const textOf = async (url: string) => (await fetch(url)).text();
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const maps = locations(await textOf(`${origin}/sitemap.xml`));
  const pages = await Promise.all(maps.map(async (path) => locations(await textOf(`${origin}${path}`))));
  const paths = [...new Set(pages.flat())];
  if (paths.length === 0) throw new ReportedError('The sitemap names no page.');
  return paths;
}

type MemoryRun = { origin: string; pid: number; paths: readonly string[]; folder: string };

/** Measures the shop's memory in bytes: warm, after half of the further requests for all its pages, and after all of them. */
async function memoryUnderLoad(wrk: string, { origin, pid, paths, folder }: MemoryRun): Promise<number[]> {
  const script = join(folder, 'all-pages.lua');
  const list = paths.map((path) => JSON.stringify(path)).join(', ');
  writeFileSync(
    script,
    `local paths = { ${list} }\nlocal at = 0\nrequest = function()\n  at = at % #paths + 1\n  return wrk.format('GET', paths[at])\nend\n`,
  );
  const requestAll = () => runWrk(wrk, origin, RUN_SECONDS, ['-s', script]);
  await requestAll();
  const memory = [memoryOf(pid)];
  let requested = 0;
  for (const until of [REQUESTS / 2, REQUESTS]) {
    while (requested < until) requested += (await requestAll()).requests;
    memory.push(memoryOf(pid));
  }
  return memory;
}
