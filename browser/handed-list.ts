import { keepHandedListRoute, takeHandedListRoute } from '@/contract/handed-lists';
import { fromBase64url, toBase64url } from '@/domain/base64url';
import { type HandedList, type HandedListLink, handedListText, parseHandedList } from '@/domain/handed-list';
import { accept, reject } from '@/domain/result';
import { requestApi } from './request-api';

/* End-to-end encryption of a list for another device (docs/product.md 40.8): AES-GCM with a random key. */

/** Length of the initialisation vector in bytes, as NIST SP 800-38D recommends. */
const VECTOR_BYTES = 12;

/** True if this page may encrypt: browsers offer Web Crypto over HTTPS and on localhost only. */
export const canEncrypt = () => 'crypto' in globalThis && 'subtle' in crypto;

/** Encrypts a list and stores the ciphertext at the shop; returns id, expiry and key for the link. */
export async function handOver(list: HandedList) {
  const raw = crypto.getRandomValues(new Uint8Array(16));
  const vector = crypto.getRandomValues(new Uint8Array(VECTOR_BYTES));
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt']);
  const text = new TextEncoder().encode(handedListText(list));
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: vector }, key, text);
  const send = {
    proof: await proofOf(toBase64url(raw)),
    text: toBase64url(new Uint8Array([...vector, ...new Uint8Array(encrypted)])),
  };
  const answer = await requestApi(keepHandedListRoute, { send });
  return answer.ok ? accept({ ...answer.value, key: toBase64url(raw) }) : answer;
}

/** Fetches a list from the shop, which deletes it, and decrypts it. */
export async function takeOver({ id, key }: HandedListLink) {
  const answer = await requestApi(takeHandedListRoute, { send: { id, proof: await proofOf(key) } });
  if (!answer.ok) return answer;
  const list = await decrypt(answer.value.text, key).catch(() => null);
  return list ? accept(list) : reject({ code: 'wrong-list-key' as const });
}

async function decrypt(text: string, key: string): Promise<HandedList | null> {
  const bytes = fromBase64url(text);
  const [iv, encrypted] = [bytes.slice(0, VECTOR_BYTES), bytes.slice(VECTOR_BYTES)];
  const imported = await crypto.subtle.importKey('raw', fromBase64url(key), 'AES-GCM', false, ['decrypt']);
  return parseHandedList(
    new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, imported, encrypted)),
  );
}

/** Returns a proof that this device has the key, without revealing it. */
async function proofOf(key: string): Promise<string> {
  const text = new TextEncoder().encode(`odd-hours handed list ${key}`);
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', text)));
}
