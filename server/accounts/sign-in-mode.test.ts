// Verifies docs/product.md 19.8.
import { signInMode, type SignInSettings, UnsafeSignInError } from './sign-in-mode';

const emulatorAddress = 'http://127.0.0.1:9099';
const here = { kind: 'emulator', projectId: 'demo-odd-hours' };
const siteUrl = 'https://www.example.com';

it.each([
  [
    { projectId: 'shop', siteUrl },
    { kind: 'project', projectId: 'shop' },
  ],
  [{ emulatorAddress }, here],
  [{ emulatorAddress, siteUrl: 'http://localhost:3000' }, here],
  [{ emulatorAddress, siteUrl: 'https://shop.localhost:3000' }, here],
  [{ emulatorAddress, siteUrl: 'http://127.0.0.1:3000' }, here],
  [{ emulatorAddress, siteUrl: 'http://[::1]:3000' }, here],
  [{ emulatorAddress, siteUrl, openToNetwork: '1', pagesSayOpen: '1' }, here],
  [{ emulatorAddress, siteUrl: 'http://localhost:3000', openToNetwork: '0' }, here],
  [{ siteUrl }, { kind: 'none' }],
])('signInMode(%j) returns %j', (settings, mode) => {
  expect(signInMode(settings)).toEqual(mode);
});

it.each<[SignInSettings, RegExp]>([
  [{ projectId: 'shop', emulatorAddress }, /Remove AUTH_EMULATOR_ADDRESS/],
  [{ projectId: 'shop', emulatorAddress, openToNetwork: '1', pagesSayOpen: '1' }, /Remove AUTH_EMULATOR_ADDRESS/],
  [{ emulatorAddress, openToNetwork: '1' }, /pages do not say so/],
  [{ emulatorAddress, siteUrl, openToNetwork: '1', pagesSayOpen: '' }, /pages do not say so/],
  [{ emulatorAddress, siteUrl }, /The shop at https:\/\/www\.example\.com .*OPEN_TO_NETWORK=1/],
  ...[
    'https://localhost.example.com',
    'http://www.example.com',
    'http://shop.test:3000',
    'http://192.168.1.20:3000',
    'http://127.0.0.1.example.com',
    'www.example.com',
  ].map(
    (url) =>
      [{ emulatorAddress, siteUrl: url, openToNetwork: '0' }, /accepts every sign-in/] satisfies [
        SignInSettings,
        RegExp,
      ],
  ),
])('signInMode(%j) throws UnsafeSignInError', (settings, why) => {
  expect(() => signInMode(settings)).toThrow(UnsafeSignInError);
  expect(() => signInMode(settings)).toThrow(why);
});
