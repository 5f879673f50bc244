import { type RequestListener, type Server } from 'node:http';
import { testDesk } from '@/domain/test-desk';
import { type ResponseCache } from './response-cache';

/** Paths of the test desk. It works while the rest of the shop is broken. */
const IS_DESK = /^\/(?:api\/)?test-desk(?:[/?]|$)/;

/** The recorder's script (`server/test-desk/recorder-script.ts`). It runs before all others. */
const RECORDER = '<script src="/api/test-desk/recorder"></script>';

/**
 * Returns a predicate for whether pages may come from a cache: false while the test desk has moved the shop's clock. It
 * also empties the caches after each change of the desk.
 */
export function testDeskCaching(caches: readonly ResponseCache[]): () => boolean {
  let { revision } = testDesk;
  return () => {
    if (testDesk.revision !== revision) for (const cache of caches) cache.clear();
    ({ revision } = testDesk);
    return globalThis.aheadMs === undefined;
  };
}

/** Returns the page to send, with the recorder's script while the test desk records. */
export const withRecorder = (html: string): string =>
  testDesk.recording === undefined ? html : html.replace('<head>', `<head>${RECORDER}`);

/** Policy of an email that the desk shows: inline styles apply, and no script runs and no resource loads. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Returns the Content-Security-Policy of an email at the desk; undefined for every other path. */
export const mailPolicy = (path: string): string | undefined =>
  path.startsWith('/test-desk/mail/') ? MAIL_POLICY : undefined;

/** Makes a server drop each connection while the test desk has broken the network. */
export function breakOnDemand(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (performance.now() < testDesk.networkDownUntil && !IS_DESK.test(request.url ?? ''))
      return request.socket.destroy();
    return listeners.forEach((listener) => listener.call(server, request, response));
  });
}
