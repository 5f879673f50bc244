import 'server-only';
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupError } from './format';

/*
 * An encrypted backup is the gzip file in AES-256-GCM (NIST SP 800-38D):
 *
 * magic (16 bytes) | key id (8) | nonce (12) | ciphertext | authentication tag (16)
 *
 * The bytes before the ciphertext are its additional authenticated data. The key id distinguishes a wrong key from a
 * damaged file.
 */
const MAGIC = Buffer.from('odd-hours-aes-1\n');
const KEY_ID_BYTES = 8;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MAGIC.length + KEY_ID_BYTES + NONCE_BYTES;

const keyIdOf = (key: Buffer) =>
  createHash('sha256').update('backup key id').update(key).digest().subarray(0, KEY_ID_BYTES);

/** Returns a pipeline step that encrypts a gzip file. @param key 32 bytes. */
export function encryption(key: Buffer) {
  return async function* encrypt(gzip: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const nonce = randomBytes(NONCE_BYTES);
    const head = Buffer.concat([MAGIC, keyIdOf(key), nonce]);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(head);
    yield head;
    for await (const chunk of gzip) yield cipher.update(chunk);
    yield cipher.final();
    yield cipher.getAuthTag();
  };
}

/**
 * Opens a backup, encrypted or not, and returns its text. The stream fails at its end if the file was changed.
 *
 * @param key 32 bytes; undefined without BACKUP_KEY.
 * @throws {BackupError} if the file is encrypted with another key.
 */
export async function openText(path: string, key: Buffer | undefined): Promise<Readable> {
  const decipher = await decipherOf(path, key);
  // A pipeline passes an error of each step to the stream that is iterated.
  const ignoreError = () => {};
  const text = decipher
    ? pipeline(createReadStream(path, decipher.range), decipher.stream, createGunzip(), ignoreError)
    : pipeline(createReadStream(path), createGunzip(), ignoreError);
  return text.setEncoding('utf8');
}

/** Returns the decipher of an encrypted file and the range of its ciphertext; undefined for an unencrypted file. */
async function decipherOf(path: string, key: Buffer | undefined) {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = await readAt(file, 0, HEAD_BYTES);
    if (!head.subarray(0, MAGIC.length).equals(MAGIC)) return undefined;
    if (!key) throw new BackupError(`${path} is encrypted: set BACKUP_KEY to the key with which it was made.`);
    const [keyId, nonce] = [head.subarray(MAGIC.length, -NONCE_BYTES), head.subarray(-NONCE_BYTES)];
    if (!keyId.equals(keyIdOf(key))) throw new BackupError(`${path} is encrypted with another key than BACKUP_KEY.`);
    const end = size - TAG_BYTES;
    const stream = createDecipheriv('aes-256-gcm', key, nonce)
      .setAAD(head)
      .setAuthTag(await readAt(file, end, TAG_BYTES));
    return { stream, range: { start: HEAD_BYTES, end: end - 1 } };
  } finally {
    await file.close();
  }
}

/** First bytes of a gzip file (RFC 1952, 2.3.1). */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** True for a file with other content than a backup, such as the database. False for an empty or missing one. */
export async function isOtherFile(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  if (!file) return false;
  try {
    const head = await readAt(file, 0, MAGIC.length);
    return head.length > 0 && !head.equals(MAGIC) && !head.subarray(0, GZIP.length).equals(GZIP);
  } catch {
    return false; // a folder: writing reports it
  } finally {
    await file.close();
  }
}

async function readAt(file: Awaited<ReturnType<typeof open>>, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position, length });
  return buffer.subarray(0, bytesRead);
}
