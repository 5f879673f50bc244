import { signInMode, type SignInSettings, UnsafeSignInError } from './sign-in-mode';

const emulatorAddress = 'http://127.0.0.1:9099';
const here = { kind: 'emulator', projectId: 'demo-odd-hours', anyHost: false };
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
  [
    { emulatorAddress, siteUrl, allowEmulator: '1' },
    { ...here, anyHost: true },
  ],
  [{ siteUrl }, { kind: 'none' }],
])('%j signs in by %j', (settings, mode) => {
  expect(signInMode(settings)).toEqual(mode);
});

it.each<[SignInSettings, RegExp]>([
  [{ projectId: 'shop', emulatorAddress }, /Remove AUTH_EMULATOR_ADDRESS/],
  [{ projectId: 'shop', emulatorAddress, allowEmulator: '1' }, /Remove AUTH_EMULATOR_ADDRESS/],
  [{ emulatorAddress, siteUrl }, /The shop at https:\/\/www\.example\.com .*ALLOW_AUTH_EMULATOR=1/],
  ...[
    'https://localhost.example.com',
    'http://www.example.com',
    'http://shop.test:3000',
    'http://192.168.1.20:3000',
    'http://127.0.0.1.example.com',
    'www.example.com',
  ].map(
    (url) =>
      [{ emulatorAddress, siteUrl: url, allowEmulator: '0' }, /believes everybody/] satisfies [SignInSettings, RegExp],
  ),
])('%j is refused', (settings, why) => {
  expect(() => signInMode(settings)).toThrow(UnsafeSignInError);
  expect(() => signInMode(settings)).toThrow(why);
});
