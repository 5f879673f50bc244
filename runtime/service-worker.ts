import { basePath } from '@/domain/language';
import { existsSync, readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { entityTag } from './response-cache';

/** A path at the top of the site, so that the worker's scope is every page. */
export const WORKER_PATH = '/worker.js';

/**
 * Answers requests for the service worker's script. Browsers request it periodically and replace a worker of an earlier build.
 * @param build folder of the build
 * @returns false for any other request, and if the build has no worker
 */
export function serviceWorker(build: string): (request: IncomingMessage, response: ServerResponse) => boolean {
  const file = join(build, 'worker.js');
  if (!existsSync(file)) return () => false;
  const script = readFileSync(file);
  const etag = entityTag(script);
  return ({ method, url }, response) => {
    if (method !== 'GET' || url !== WORKER_PATH) return false;
    response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
    response.setHeader('Cache-Control', 'no-cache');
    // The home page of a further language, `/de`, is outside the folder of its script.
    if (basePath) response.setHeader('Service-Worker-Allowed', basePath);
    response.setHeader('ETag', etag);
    response.end(script);
    return true;
  };
}
