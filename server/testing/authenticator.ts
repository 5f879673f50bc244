import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();

type Site = { id: string; origin: string };

/** An authenticator in software that makes and uses one passkey (Web Authentication, level 3, section 6). */
export function createAuthenticator({ isUserVerified = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(jwk.x ?? '', 'base64url'))],
      [-3, new Uint8Array(Buffer.from(jwk.y ?? '', 'base64url'))],
    ]),
  );
  const flags = isUserVerified ? 0x05 : 0x01;
  const head = ({ id: site }: Site, extra: number) =>
    Buffer.concat([sha256(site), Buffer.from([flags | extra, 0, 0, 0, 0])]);
  const clientData = (type: string, challenge: string, { origin }: Site) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const base = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };

  return {
    id,
    create: (challenge: string, site: Site) => {
      const length = Buffer.from([rawId.length >> 8, rawId.length & 0xff]);
      const authData = Buffer.concat([head(site, 0x40), Buffer.alloc(16), length, rawId, cose]);
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      return {
        ...base,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, site).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal' as const],
        },
      };
    },
    get: (challenge: string, site: Site) => {
      const [authData, data] = [head(site, 0), clientData('webauthn.get', challenge, site)];
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...base,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
