'use client';

import { useState, useSyncExternalStore } from 'react';
import type { PasskeyRequest } from '@/contract/desk';
import { fromBase64url, toBase64url } from '@/domain/base64url';

type CeremonyProps = {
  purpose: PasskeyRequest['purpose'];
  /** Token of the invitation. */
  invitation?: string;
  button: string;
  /** Path to open afterwards; without it, the form with this id is sent. */
  next?: string;
  formId?: string;
};

const noUpdates = () => () => {};

/** The button that asks the browser for an owner's passkey. Only this part of the desk needs JavaScript. */
export function Ceremony({ purpose, invitation, button, next, formId }: CeremonyProps) {
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isReady = useSyncExternalStore(
    noUpdates,
    () => true,
    () => false,
  );
  const start = async () => {
    setBusy(true);
    setProblem('');
    try {
      await perform(purpose, invitation);
      const form = formId === undefined ? null : document.getElementById(formId);
      if (form instanceof HTMLFormElement) form.submit();
      else window.location.assign(next ?? '/desk');
    } catch (error) {
      setProblem(error instanceof CeremonyError ? error.message : cancelled);
      setBusy(false);
    }
  };
  return (
    <div className="desk-form">
      <button type="button" disabled={!isReady || isBusy} onClick={() => void start()}>
        {button}
      </button>
      <p role="alert" className="desk-error">
        {problem}
      </p>
    </div>
  );
}

const cancelled = 'The passkey was not used. Nothing has changed. Press again.';

class CeremonyError extends Error {}

/** @throws {CeremonyError} with a sentence, or the browser's error. */
async function perform(purpose: PasskeyRequest['purpose'], invitation: string | undefined): Promise<void> {
  if (typeof PublicKeyCredential === 'undefined')
    throw new CeremonyError('This browser has no passkeys here. They need https, or the address localhost.');
  const { options } = await ask({ purpose }, invitation);
  const answer = purpose === 'enrol' ? await create(options) : await get(options);
  await ask({ purpose, answer }, invitation);
}

async function ask(body: object, invitation: string | undefined): Promise<{ options: JsonOptions }> {
  const query = invitation === undefined ? '' : `?invitation=${encodeURIComponent(invitation)}`;
  const response = await fetch(`/api/desk/passkey${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.ok) return response.json();
  if (response.status === 429) throw new CeremonyError('Too many tries. Wait ten minutes.');
  if (response.status === 403)
    throw new CeremonyError('This passkey was not accepted. Use one of an owner of this shop.');
  if (response.status === 404) throw new CeremonyError('This link or session has expired. Open the desk again.');
  throw new CeremonyError('The shop did not answer. Press again.');
}

/** Options with bytes as base64url text, as JSON holds them. */
type JsonOptions = {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  rp: PublicKeyCredentialRpEntity;
  rpId?: string;
  pubKeyCredParams: PublicKeyCredentialParameters[];
  timeout?: number;
  excludeCredentials?: { id: string; type: 'public-key'; transports?: AuthenticatorTransport[] }[];
  authenticatorSelection?: AuthenticatorSelectionCriteria;
};

async function create({ challenge, user, excludeCredentials = [], ...options }: JsonOptions): Promise<object> {
  const publicKey = {
    ...options,
    challenge: fromBase64url(challenge),
    user: { ...user, id: fromBase64url(user.id) },
    excludeCredentials: excludeCredentials.map((one) => ({ ...one, id: fromBase64url(one.id) })),
  };
  const made = await navigator.credentials.create({ publicKey });
  if (!(made instanceof PublicKeyCredential) || !(made.response instanceof AuthenticatorAttestationResponse))
    throw new CeremonyError(cancelled);
  const { response } = made;
  return {
    ...idsOf(made),
    response: {
      clientDataJSON: encoded(response.clientDataJSON),
      attestationObject: encoded(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

async function get({ challenge, timeout, rpId }: JsonOptions): Promise<object> {
  const publicKey = { challenge: fromBase64url(challenge), timeout, rpId, userVerification: 'required' as const };
  const used = await navigator.credentials.get({ publicKey });
  if (!(used instanceof PublicKeyCredential) || !(used.response instanceof AuthenticatorAssertionResponse))
    throw new CeremonyError(cancelled);
  const { response } = used;
  return {
    ...idsOf(used),
    response: {
      clientDataJSON: encoded(response.clientDataJSON),
      authenticatorData: encoded(response.authenticatorData),
      signature: encoded(response.signature),
      ...(response.userHandle && { userHandle: encoded(response.userHandle) }),
    },
  };
}

const idsOf = ({ id, rawId }: PublicKeyCredential) => ({
  id,
  rawId: encoded(rawId),
  type: 'public-key',
  clientExtensionResults: {},
});

const encoded = (bytes: ArrayBuffer) => toBase64url(new Uint8Array(bytes));
