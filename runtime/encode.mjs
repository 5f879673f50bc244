import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What is shorter gains nothing, in bytes: it goes in one packet as it is. */
const SHORTEST = 1024;

/** What is made while somebody waits: 5 ms for a page, and an eighth larger than the best. */
const QUICK = { br: 5, gzip: 6 };

/** @typedef {'br' | 'gzip'} Encoding */

/**
 * Whether a kind of answer gets shorter: text, and not what is compressed in itself.
 * @param {unknown} contentType
 */
export const isText = (contentType) =>
  /^(?:text\/|application\/(?:[\w.+-]+\+)?(?:json|xml|javascript)\b|image\/svg)/.test(String(contentType));

/**
 * What was chosen for what was asked: browsers ask in few ways, and nobody fills memory with others.
 * @type {Map<unknown, Encoding | undefined>}
 */
const chosen = new Map();
const MOST_CHOSEN = 100;

/**
 * The best encoding that a caller takes (RFC 9110, 12.5.3), if any.
 * @param {unknown} accepted `Accept-Encoding`
 * @returns {Encoding | undefined}
 */
export function chooseEncoding(accepted) {
  if (!chosen.has(accepted)) {
    if (chosen.size === MOST_CHOSEN) chosen.clear();
    chosen.set(accepted, choose(accepted));
  }
  return chosen.get(accepted);
}

/** @param {unknown} accepted */
function choose(accepted) {
  const taken = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name, ...parameters] = part.split(';').map((text) => text.trim());
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
        return [name, weight === undefined || Number(weight) > 0];
      }),
  );
  return ['br', 'gzip'].find((name) => taken.get(name));
}

/**
 * Compresses while somebody waits.
 * @param {Buffer} body
 * @param {Encoding} encoding
 */
export function encodeNow(body, encoding) {
  return encoding === 'br' ? brotliOf(body, QUICK.br) : gzipped(body, { level: QUICK.gzip });
}

/**
 * Compresses as well as can be: a tenth of a second for a page.
 * @param {Buffer} body
 * @param {Encoding} encoding
 */
export function encodeBest(body, encoding) {
  return encoding === 'br' ? brotliOf(body, constants.BROTLI_MAX_QUALITY) : gzipped(body, { level: 9 });
}

const brotliOf = (body, quality) =>
  brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

/** @param {Buffer} body */
export const isWorthEncoding = (body) => body.length >= SHORTEST;
