import { tagOf } from './body-hash.mjs';
import { chooseEncoding, encodeNow, isText, isWorthEncoding } from './encode.mjs';
import { isConstant, keptOf, linesOf } from './kept-answers.mjs';
import { holdBack } from './whole-answer.mjs';

/** Such a path is a page's, or an answer of a route: files have an ending. */
const HAS_NO_ENDING = /^[^?]*\/[^/.?]*(?:\?|$)/;

/** @param {unknown} contentType */
export const isPageType = (contentType) => String(contentType).startsWith('text/html');

/** @param {import('node:http').ServerResponse} response */
const isPage = (response) => isPageType(response.getHeader('Content-Type'));

/** @param {import('node:http').ServerResponse} response */
const hasText = (response) => isText(response.getHeader('Content-Type'));

/**
 * Sends whole what is text or may be kept, so that a page has the policy of what stands in it, and compressed. Whether a page has
 * changed since the caller had it is judged here: a 304 replaces the policy that the caller has kept, and only here it is known.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{
 *   policyOf: (html: string) => string,
 *   formOf?: (html: string) => string,
 *   keep?: (kept: import('./kept-answers.mjs').Kept) => void,
 *   pageRead: () => import('./page-versions.mjs').PageRead | undefined,
 *   encode?: (body: Buffer, encoding: import('./encode.mjs').Encoding) => Promise<Buffer>,
 * }} options `keep` is given what may be given again to whoever asks the same, if anything may; `formOf` gives
 *   the form in which a page is sent, `pageRead` says what the answer
 *   was made from, and `encode` compresses what is kept
 */
export function holdWhole(
  request,
  response,
  { policyOf, formOf = (html) => html, keep, pageRead, encode = encodeNow },
) {
  const known = tagsKnown(request);
  if (HAS_NO_ENDING.test(request.url)) delete request.headers['if-none-match'];
  // Node sends no body for HEAD, whoever writes one; made as for GET, the headers are those of GET.
  if (request.method === 'HEAD') request.method = 'GET';
  const isHeld = () =>
    !response.hasHeader('Content-Range') && (hasText(response) || (keep !== undefined && isConstant(response)));
  const send = async (made) => {
    const body = isPage(response) ? formed(response, made, { policyOf, formOf }) : made;
    if (hasText(response)) response.appendHeader('Vary', 'Accept-Encoding');
    response.removeHeader('Content-Length');
    const kept = keep && keptOf(response, body, pageRead(), encode);
    if (!kept) return sendForm(request, response, { body, known, encoded: (encoding) => encodeNow(body, encoding) });
    kept.headers.etag ??= tagOf(body);
    response.setHeader('ETag', kept.headers.etag);
    keep(kept);
    return sendForm(request, response, { body, known, encoded: kept.encoded });
  };
  holdBack(response, isHeld, (body) =>
    send(body).catch((error) => {
      console.error(error);
      response.destroy();
    }),
  );
}

/** A page in the form in which it is sent, with the policy and the tag of that. */
function formed(response, made, { policyOf, formOf }) {
  const html = made.toString('utf8');
  const sent = formOf(html);
  response.setHeader('Content-Security-Policy', policyOf(sent));
  if (sent === html) return made;
  const body = Buffer.from(sent);
  if (response.hasHeader('ETag')) response.setHeader('ETag', tagOf(body));
  return body;
}

/** The tags of what a caller has, who would rather not get it again. */
const tagsKnown = ({ method, headers }) =>
  method === 'GET' || method === 'HEAD' ? headers['if-none-match'] : undefined;

/**
 * Gives again what was kept, by a head that is put together already, and at once where its form is there.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {import('./kept-answers.mjs').Kept} kept with every header that it is sent with
 * @param {number} now in ms
 */
export function sendAgain(request, response, kept, now) {
  const { headers, body, encoded } = kept;
  if (isSame(tagsKnown(request), headers.etag))
    return response.writeHead(304, linesOf(kept, 'none', undefined, now)).end();
  const encoding = isText(headers['content-type']) ? formTaken(request, body) : undefined;
  const send = (form) => response.writeHead(200, linesOf(kept, encoding ?? 'plain', form.length, now)).end(form);
  const form = encoding ? encoded(encoding) : body;
  if (Buffer.isBuffer(form)) return send(form);
  return form.then(send).catch((error) => {
    console.error(error);
    response.destroy();
  });
}

/** Sends a body in the form that the caller takes, or 304 where the caller has it. */
async function sendForm(request, response, { body, known, encoded }) {
  if (response.statusCode === 200 && isSame(known, response.getHeader('ETag'))) response.statusCode = 304;
  if ([204, 304].includes(response.statusCode)) return response.end();
  const encoding = hasText(response) ? formTaken(request, body) : undefined;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const sent = encoding ? await encoded(encoding) : body;
  response.setHeader('Content-Length', sent.length);
  return response.end(sent);
}

/** The form in which a caller takes a text, if any shorter one. */
const formTaken = ({ headers }, body) =>
  isWorthEncoding(body) ? chooseEncoding(headers['accept-encoding']) : undefined;

/** Whether a tag is among those that a caller knows, compared weakly (RFC 9110, 13.1.2). */
function isSame(known, tag) {
  if (!known || !tag) return false;
  const bare = (text) => text.trim().replace(/^W\//, '');
  return known.split(',').some((one) => one.trim() === '*' || bare(one) === bare(String(tag)));
}
