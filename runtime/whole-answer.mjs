/**
 * Holds back what is written into a response until it is whole, where `isWanted` says so of its headers; anything else
 * goes out as it is written.
 *
 * @param {import('node:http').ServerResponse} response
 * @param {() => boolean} isWanted asked once, when the first of it is written
 * @param {(body: Buffer) => unknown} onWhole sends it, by the response as it was before
 */
export function holdBack(response, isWanted, onWhole) {
  const { write, end, writeHead, flushHeaders } = response;
  const chunks = [];
  let wanted;
  const holds = () => {
    wanted ??= isWanted();
    if (!wanted) release();
    return wanted;
  };
  const release = () => Object.assign(response, { write, end, writeHead, flushHeaders });
  const keep = (chunk, encoding) => {
    if (chunk) chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk));
  };

  response.writeHead = (status, ...rest) => {
    response.statusCode = status;
    const headers = rest.at(-1);
    if (headers && typeof headers === 'object') setAll(response, headers);
    return response;
  };
  response.flushHeaders = () => {
    if (!holds()) response.flushHeaders();
  };
  response.write = (chunk, encoding, done) => {
    if (!holds()) return response.write(chunk, encoding, done);
    keep(chunk, typeof encoding === 'string' ? encoding : undefined);
    const written = typeof encoding === 'function' ? encoding : done;
    if (written) process.nextTick(written);
    return true;
  };
  response.end = (...args) => {
    if (!holds()) return response.end(...args);
    const [chunk, encoding] = args;
    if (typeof chunk !== 'function') keep(chunk, typeof encoding === 'string' ? encoding : undefined);
    const done = args.find((arg) => typeof arg === 'function');
    if (done) response.once('finish', done);
    release();
    onWhole(Buffer.concat(chunks));
    return response;
  };
}

/** Headers as `writeHead` takes them: an object, or names and values in turn. */
function setAll(response, headers) {
  const pairs = Array.isArray(headers)
    ? headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : []))
    : Object.entries(headers);
  for (const [name, value] of pairs) if (value !== undefined) response.setHeader(name, value);
}
