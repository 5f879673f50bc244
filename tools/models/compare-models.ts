import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import sharp from 'sharp';
import { ReportedError } from '@/domain/reported-error';
import { root } from '@/runtime/root';
import { findBrowser } from '@/tools/browsers/browser';
import { modelFile, photographedAt, photographsOf, type View } from './model-manifest';
import { CARD, COMPARED, resemblance } from './resemblance';

/** The size in px at which a model is drawn. */
const DRAWN = { width: 600, height: 750 };

/** Timeout for one picture, in ms: without a GPU, and beside other work, a skeletonized watch takes minutes. */
const TIMEOUT_MS = 300_000;

/** Opens a browser that draws models in software; `compare` returns a model's resemblance to its photographs. */
export async function openComparison(): Promise<{
  compare: (key: string) => Promise<Record<View, number>>;
  close: () => Promise<void>;
}> {
  const server = await serve(await bundle());
  const browser = await chromium.launch({
    executablePath: (await findBrowser()) ?? undefined,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  });
  const page = await browser.newPage({ viewport: DRAWN });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`);

  const compareView = async (key: string, view: View): Promise<number> => {
    const path = modelFile(key).replace('public', '');
    const how = { path, view, ...DRAWN, time: photographedAt(key) };
    await page.evaluate(
      ({ path, view, width, height, time }) => window.drawModel(path, view, width, height, time),
      how,
    );
    if (errors.length > 0) throw new ReportedError(`${key}: ${errors.splice(0).join('\n')}`);
    const model = await pixelsOf(await page.screenshot({ timeout: TIMEOUT_MS }));
    const photograph = await pixelsOf(join(root, photographsOf(key)[view]));
    return Math.round(resemblance(model, photograph, { ...COMPARED, ground: CARD }) * 1000) / 1000;
  };
  return {
    compare: async (key) => ({ front: await compareView(key, 'front'), angle: await compareView(key, 'angle') }),
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}

const pixelsOf = (picture: string | Buffer): Promise<Buffer> =>
  sharp(picture).resize(COMPARED).removeAlpha().raw().toBuffer();

/** Bundles the browser's program, draw-models.ts. */
async function bundle(): Promise<string> {
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

/** Serves a page with that program, and the models. */
async function serve(program: string): Promise<Server> {
  const page = `<!doctype html><meta charset="utf-8"><title>Models</title>
    <style>body { margin: 0; background: rgb(${CARD}) } canvas { display: block }</style><script src="/draw.js"></script>`;
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (url === '/draw.js') response.setHeader('Content-Type', 'text/javascript').end(program);
    else if (url === '/') response.setHeader('Content-Type', 'text/html').end(page);
    else
      readFile(join(root, 'public', url)).then(
        (bytes) => response.end(bytes),
        () => response.writeHead(404).end(),
      );
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}
