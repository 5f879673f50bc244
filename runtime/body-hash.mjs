import { createHash } from 'node:crypto';

/** What a body is named by, so that none is ever taken for another. @param {Buffer} body */
export const hashOf = (body) => createHash('sha256').update(body).digest('base64url');

/** A body's strong entity tag (RFC 9110, 8.8.3). @param {Buffer} body */
export const tagOf = (body) => `"${hashOf(body)}"`;
