import { type OutgoingHttpHeader, type ServerResponse } from 'node:http';
import { createStreamCompressor, type Encoding } from './content-encoding';

/** Treatment of a response that is written in several parts. */
export type Plan = 'buffer' | 'pass' | Encoding;

/**
 * Buffers a response and passes its whole body to `onWhole`, or streams it. `plan` decides at the first byte. A stream
 * is compressed if the plan names an encoding. A response that ends with its first write is always passed to `onWhole`.
 * @param plan called once, with the headers set; `buffer` also counts for a response without a body
 * @param onWhole sends the whole body by the response's original methods
 */
export function interceptBody(
  response: ServerResponse,
  plan: (isWhole: boolean) => Plan,
  onWhole: (body: Buffer) => void,
): void {
  const { write, end, writeHead, flushHeaders } = response;
  const chunks: Buffer[] = [];
  let decided: Plan | undefined;

  const release = () => Object.assign(response, { write, end, writeHead, flushHeaders });
  /** True while the body is buffered; otherwise the response writes directly or through a compressor. */
  const isBuffering = (isWhole = false) => {
    if (decided === undefined) {
      decided = plan(isWhole);
      if (decided !== 'buffer') release();
      if (decided === 'br' || decided === 'gzip') compressAsWritten(response, decided);
    }
    return decided === 'buffer';
  };
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, isEncoding(encoding) ? encoding : 'utf8'));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };

  response.writeHead = (status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    setHeaders(response, rest.at(-1));
    return response;
  };
  response.flushHeaders = () => {
    if (!isBuffering()) response.flushHeaders();
  };
  response.write = (chunk: unknown, ...rest: unknown[]) => {
    if (!isBuffering()) return Reflect.apply(response.write, response, [chunk, ...rest]);
    keep(chunk, rest[0]);
    const onWritten = rest.find((argument) => typeof argument === 'function');
    if (onWritten) process.nextTick(onWritten);
    return true;
  };
  response.end = (...args: unknown[]) => {
    if (!isBuffering(true)) return Reflect.apply(response.end, response, args);
    keep(args[0], args[1]);
    const onFinish = args.find((argument) => typeof argument === 'function');
    if (onFinish) response.once('finish', () => void Reflect.apply(onFinish, response, []));
    release();
    onWhole(Buffer.concat(chunks));
    return response;
  };
}

const isEncoding = (value: unknown): value is BufferEncoding => typeof value === 'string' && Buffer.isEncoding(value);

/** Sets headers in the forms that `writeHead` accepts: an object, or alternating names and values. */
function setHeaders(response: ServerResponse, headers: unknown): void {
  if (typeof headers !== 'object' || headers === null) return;
  const pairs: [string, OutgoingHttpHeader | undefined][] = Array.isArray(headers)
    ? headers.flatMap((name, index) => (index % 2 === 0 ? [[String(name), headers[index + 1]]] : []))
    : Object.entries(headers);
  for (const [name, value] of pairs) if (value !== undefined) response.setHeader(name, value);
}

/** Compresses a streamed response; each chunk is flushed at once. */
function compressAsWritten(response: ServerResponse, encoding: Encoding): void {
  const { write, end } = response;
  const compressor = createStreamCompressor(encoding);
  response.setHeader('Content-Encoding', encoding);
  response.removeHeader('Content-Length');
  compressor.on('data', (chunk: Buffer) => {
    if (Reflect.apply(write, response, [chunk])) return;
    compressor.pause();
    response.once('drain', () => compressor.resume());
  });
  compressor.on('drain', () => response.emit('drain'));
  compressor.on('end', () => Reflect.apply(end, response, []));
  response.once('close', () => compressor.destroy());
  response.write = (...args: unknown[]) => Reflect.apply(compressor.write, compressor, args);
  response.end = (...args: unknown[]) => {
    Reflect.apply(compressor.end, compressor, args);
    return response;
  };
}
