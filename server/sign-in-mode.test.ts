import { signInMode, UnsafeSignInError } from './sign-in-mode';

const emulatorAddress = 'http://127.0.0.1:9099';
const siteUrl = 'https://www.example.com';

it.each([
  [
    { projectId: 'shop', siteUrl },
    { kind: 'project', projectId: 'shop' },
  ],
  [{ emulatorAddress }, { kind: 'emulator', projectId: 'demo-odd-hours' }],
  [
    { emulatorAddress, siteUrl: 'https://localhost:3000' },
    { kind: 'emulator', projectId: 'demo-odd-hours' },
  ],
  [
    { emulatorAddress, siteUrl: 'http://shop.test:3000' },
    { kind: 'emulator', projectId: 'demo-odd-hours' },
  ],
  [
    { emulatorAddress, siteUrl, allowEmulator: '1' },
    { kind: 'emulator', projectId: 'demo-odd-hours' },
  ],
  [{ siteUrl }, { kind: 'none' }],
])('%j signs in by %j', (settings, mode) => {
  expect(signInMode(settings)).toEqual(mode);
});

it.each([
  [{ projectId: 'shop', emulatorAddress }, /Remove AUTH_EMULATOR_ADDRESS/],
  [{ projectId: 'shop', emulatorAddress, allowEmulator: '1' }, /Remove AUTH_EMULATOR_ADDRESS/],
  [{ emulatorAddress, siteUrl }, /The shop at https:\/\/www\.example\.com .*ALLOW_AUTH_EMULATOR=1/],
  [{ emulatorAddress, siteUrl: 'https://localhost.example.com', allowEmulator: '0' }, /believes everybody/],
])('%j is refused', (settings, why) => {
  expect(() => signInMode(settings)).toThrow(UnsafeSignInError);
  expect(() => signInMode(settings)).toThrow(why);
});
