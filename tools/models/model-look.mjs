import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { findBrowser } from '../browsers/browser.mjs';
import { Fault } from '../../runtime/fault.mjs';
import { modelFile, photographedAt, photographsOf } from './model-manifest.mjs';
import { CARD, COMPARED, resemblance } from './resemblance.mjs';
import { root } from '../../runtime/root.mjs';

/** The size in px at which a model is drawn. */
const DRAWN = { width: 600, height: 750 };

/** How long one picture may take, in ms: without a graphics chip, and beside other work, a skeleton takes its time. */
const PATIENCE = 300_000;

/**
 * Opens a browser that draws models without a graphics chip, and compares them with their photographs.
 * @returns {Promise<{ compare: (key: string) => Promise<Record<string, number>>, draw: (key: string, view: string) => Promise<Buffer>, close: () => Promise<void> }>}
 */
export async function openLook() {
  const server = await serve(await bundle());
  const browser = await chromium.launch({
    executablePath: (await findBrowser()) ?? undefined,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  });
  const page = await browser.newPage({ viewport: DRAWN });
  const faults = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(`http://localhost:${server.address().port}/`);
  const draw = async (key, view) => {
    const path = modelFile(key).replace('public', '');
    const given = [path, view, DRAWN.width, DRAWN.height, photographedAt(key)];
    await page.evaluate((how) => window.drawModel(...how), given);
    if (faults.length > 0) throw new Fault(`${key}: ${faults.splice(0).join('\n')}`);
    return page.screenshot({ timeout: PATIENCE });
  };
  return {
    draw,
    compare: (key) => compare(key, draw),
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

async function compare(key, draw) {
  const found = {};
  for (const [view, photograph] of Object.entries(photographsOf(key))) {
    const pictures = [await draw(key, view), join(root, photograph)];
    const [model, taken] = await Promise.all(
      pictures.map((picture) => sharp(picture).resize(COMPARED).removeAlpha().raw().toBuffer()),
    );
    const alike = resemblance(model, taken, { ...COMPARED, ground: CARD });
    found[view] = Math.round(alike * 1000) / 1000;
  }
  return found;
}

/** The programs of the browser, in one file. */
async function bundle() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'tools/models/draw-models.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** Serves a page with those programs, and the models. */
async function serve(programs) {
  const page = `<!doctype html><meta charset="utf-8"><title>Models</title>
    <style>body { margin: 0; background: rgb(${CARD}) } canvas { display: block }</style><script src="/draw.js"></script>`;
  const server = createServer((request, answer) => {
    const { url = '/' } = request;
    if (url === '/draw.js') answer.setHeader('Content-Type', 'text/javascript').end(programs);
    else if (url === '/') answer.setHeader('Content-Type', 'text/html').end(page);
    else
      readFile(join(root, 'public', url)).then(
        (bytes) => answer.end(bytes),
        () => answer.writeHead(404).end(),
      );
  });
  await new Promise((done) => server.listen(0, 'localhost', done));
  return server;
}
