import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ceremony } from './ceremony';

class Credential {
  id = 'an-id';
  rawId = new Uint8Array([1, 2, 3]).buffer;
  constructor(readonly response: object) {}
}
class Assertion {
  clientDataJSON = new Uint8Array([255, 254]).buffer;
  authenticatorData = new Uint8Array([1]).buffer;
  signature = new Uint8Array([2]).buffer;
  userHandle = null;
}

const original = globalThis.fetch;
const get = jest.fn();
const submit = jest.fn();
const sent: { path: string; body: unknown }[] = [];
const button = () => screen.getByRole('button', { name: 'Use passkey' });
const problem = () => screen.getByRole('alert');

function shopAnswers(...statuses: number[]) {
  globalThis.fetch = async (path, init) => {
    const status = statuses[sent.length] ?? 200;
    sent.push({ path: String(path), body: JSON.parse(String(init?.body)) });
    return {
      ok: status === 200,
      status,
      json: async () => ({ options: { challenge: 'AQID', rpId: 'shop' } }),
    } as Response;
  };
}

const open = (invitation?: string) =>
  render(
    <>
      <form id="later" />
      <Ceremony purpose="sign-in" button="Use passkey" formId="later" {...(invitation && { invitation })} />
    </>,
  );

beforeEach(() => {
  sent.length = 0;
  submit.mockClear();
  get.mockReset().mockResolvedValue(new Credential(new Assertion()));
  HTMLFormElement.prototype.submit = submit;
  Object.assign(globalThis, { PublicKeyCredential: Credential, AuthenticatorAssertionResponse: Assertion });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
});
afterEach(() => {
  globalThis.fetch = original;
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

it('Ceremony passes the passkey’s answer on as base64url text, and then sends the form that waits for it, once', async () => {
  shopAnswers(200, 200);
  open('a/b&c');
  await userEvent.click(button());
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(button()).toBeDisabled();
  const [{ publicKey }] = get.mock.calls[0] as [{ publicKey: { challenge: Uint8Array; userVerification: string } }];
  expect([...publicKey.challenge]).toEqual([1, 2, 3]);
  expect(publicKey.userVerification).toBe('required');
  expect(sent.map(({ path }) => path)).toEqual(Array(2).fill('/api/desk/passkey?invitation=a%2Fb%26c'));
  expect(sent[1]?.body).toMatchObject({
    purpose: 'sign-in',
    answer: {
      id: 'an-id',
      rawId: 'AQID',
      response: { clientDataJSON: '__4', authenticatorData: 'AQ', signature: 'Ag' },
    },
  });
});

it.each([
  ['of too many tries', () => shopAnswers(429), /ten minutes/],
  ['of a passkey of another owner', () => shopAnswers(200, 403), /not accepted/],
  ['of an expired link', () => shopAnswers(404), /expired/],
  ['of a broken shop', () => shopAnswers(500), /did not answer/],
  [
    'of a cancelled window',
    () => get.mockRejectedValue(new DOMException('', 'NotAllowedError')),
    /Nothing has changed/,
  ],
  ['of a browser without passkeys', () => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'), /no passkeys/],
])('Ceremony says what failed because %s, until the next press, which tries again', async (_, fail, message) => {
  shopAnswers();
  fail();
  open();
  await userEvent.click(button());
  await waitFor(() => expect(problem()).toHaveTextContent(message));
  expect(submit).not.toHaveBeenCalled();
  expect(button()).toBeEnabled();
  globalThis.fetch = () => new Promise(() => {});
  Object.assign(globalThis, { PublicKeyCredential: Credential });
  await act(async () => button().click());
  expect(problem()).toBeEmptyDOMElement();
  expect(button()).toBeDisabled();
});
