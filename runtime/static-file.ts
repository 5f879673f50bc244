import { createReadStream, type Stats } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

type StaticFile = { path: string; stats: Pick<Stats, 'size' | 'mtime'>; type: string };

type ByteRange = { start: number; end: number };

/**
 * Sends an immutable file or one range of it (RFC 9110, section 14). Answers conditional requests.
 * @param file its path, size, date and media type
 */
export function sendStaticFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const { size, mtime } = file.stats;
  const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('Last-Modified', mtime.toUTCString());
  response.setHeader('ETag', etag);
  if (isKnown(request, etag, mtime)) return void response.writeHead(304).end();
  response.setHeader('Content-Type', file.type);
  const range = rangeOf(request, { size, etag, mtime });
  if (range === 'unsatisfiable') return void response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.setHeader('Content-Length', end - start + 1);
  response.statusCode = range ? 206 : 200;
  if (request.method === 'HEAD' || size === 0) return void response.end();
  // An error closes the connection: the visitor left, or the file was removed.
  pipeline(createReadStream(file.path, { start, end }), response, () => {});
}

/** True if the client has this version of the file (RFC 9110, section 13.1). */
function isKnown({ headers }: IncomingMessage, etag: string, mtime: Date): boolean {
  if (/\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.split(',').some((tag) => ['*', etag].includes(tag.trim()));
  return Date.parse(headers['if-modified-since'] ?? '') >= Math.floor(mtime.getTime() / 1000) * 1000;
}

/** Returns the requested range; undefined for the whole file, also for several ranges or a range of another version. */
function rangeOf(
  { headers }: IncomingMessage,
  { size, etag, mtime }: { size: number; etag: string; mtime: Date },
): ByteRange | 'unsatisfiable' | undefined {
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag && condition !== mtime.toUTCString()) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  return start > end ? 'unsatisfiable' : { start, end };
}
