// How many requests a second, how long each takes, and whether memory stays as it is.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultAfter, run } from '../process/children';
import { currentBuild } from '../build/builds.mjs';
import { Fault } from '../../runtime/fault.mjs';
import { readWrk } from './load-generator.mjs';
import { root } from '../../runtime/root.mjs';
import { heldBytes } from './tree-memory.mjs';
import { findProgram, openFloor, openNginx } from './compared.mjs';
import { openShop } from './served.mjs';

/** How many connections ask at once, and for how many seconds; a second before that is for warming up. */
const CONNECTIONS = 50;
const SECONDS = 10;

/** After so many requests more memory is looked at for the last time. */
const REQUESTS = 200_000;

/** How long each turn is in which those are made, in seconds. */
const TURN_SECONDS = 5;

/** The pages that are asked for, and the files of a build that hold them. */
const PAGES = { product: { path: '/all/california/3', file: 'all/california/3' }, home: { path: '/', file: 'index' } };

/**
 * @param {string} folder within the repository, for what is compared
 * @returns {Promise<import('./bench-table.mjs').Load>}
 */
export async function measureLoad(folder) {
  const wrk = await findProgram('wrk', ['wrk']);
  const ask = (origin, path) => askFor(wrk, `${origin}${path}`, SECONDS);
  const measured = {};
  /** What the shop says beside each page, by path: nginx says the same. */
  const sent = {};
  await withServer(openShop({}, join(folder, 'shop')), async ({ origin, pid }) => {
    const paths = await allPaths(origin);
    for (const [page, { path }] of Object.entries(PAGES)) {
      measured[`shop, ${page}`] = await ask(origin, path);
      sent[path] = Object.fromEntries((await fetch(`${origin}${path}`)).headers);
    }
    measured.memory = await memoryUnderLoad(wrk, { origin, pid, paths, folder });
  });
  await withServer(openFloor(join(folder, 'floor')), async ({ origin }) => {
    measured.floor = await ask(origin, '/');
  });
  const built = join(root, currentBuild(root), 'server', 'app');
  const pages = Object.values(PAGES).map(({ path, file }) => {
    const html = readFileSync(join(built, `${file}.html`));
    return [path, { html, headers: sent[path] }];
  });
  await withServer(openNginx(join(folder, 'nginx'), Object.fromEntries(pages)), async ({ origin }) => {
    for (const [page, { path }] of Object.entries(PAGES)) measured[`nginx, ${page}`] = await ask(origin, path);
  });
  return measured;
}

/** Lets a server be used, and ends it. */
export async function withServer(opening, ask) {
  const server = await opening;
  try {
    await ask(server);
  } finally {
    await server.close();
  }
}

/** One thread that asks with what a browser sends; the first second is not counted. */
async function askFor(wrk, url, seconds, more = []) {
  const args = ['-t1', `-c${CONNECTIONS}`, '--latency', '-H', 'Accept-Encoding: br, gzip', ...more, url];
  await run(wrk, ['-d1s', ...args]);
  const { code, output } = await run(wrk, [`-d${seconds}s`, ...args]);
  if (code !== 0) throw faultAfter(output, 'wrk could not measure; the reason is above.');
  return readWrk(output);
}

/** Every page of the sitemap, as a path. */
async function allPaths(origin) {
  const textOf = async (url) => (await fetch(url)).text();
  const locations = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
  const maps = locations(await textOf(`${origin}/sitemap.xml`));
  const pages = await Promise.all(maps.map(async (path) => locations(await textOf(`${origin}${path}`))));
  const paths = [...new Set(pages.flat())];
  if (paths.length === 0) throw new Fault('The sitemap names no page.');
  return paths;
}

/** What the shop holds once it is warm, half-way through and after so many requests more for all of its pages in turn, in bytes. */
async function memoryUnderLoad(wrk, { origin, pid, paths, folder }) {
  const script = join(folder, 'all-pages.lua');
  const list = paths.map((path) => JSON.stringify(path)).join(', ');
  writeFileSync(
    script,
    `local paths = { ${list} }\nlocal at = 0\nrequest = function()\n  at = at % #paths + 1\n  return wrk.format('GET', paths[at])\nend\n`,
  );
  const askForAll = () => askFor(wrk, origin, TURN_SECONDS, ['-s', script]);
  await askForAll();
  const memory = [heldBytes(pid)];
  let asked = 0;
  for (const until of [REQUESTS / 2, REQUESTS]) {
    while (asked < until) asked += (await askForAll()).requests;
    memory.push(heldBytes(pid));
  }
  return memory;
}
