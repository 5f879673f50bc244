import { FirebaseError } from 'firebase/app';
import { connectAuthEmulator, type Auth } from 'firebase/auth';
import { networkFailure } from './auth-failure';

const unreachable = () => new FirebaseError(networkFailure.code, networkFailure.message);

/**
 * Asks the shop where its emulator answers.
 * @throws {FirebaseError} when it cannot be reached
 */
export async function findEmulator(): Promise<string> {
  const response = await fetch('/auth/emulator').catch(() => null);
  if (!response?.ok) throw unreachable();
  const { address } = (await response.json()) as { address: string };
  return address;
}

export function attachEmulator(auth: Auth, address: string): void {
  connectAuthEmulator(auth, address, { disableWarnings: true });
}

/**
 * Loads the emulator's stand-in for Google's script, which the SDK would fetch from the Internet.
 * @throws {FirebaseError} when it cannot be reached
 */
export function preparePopup(auth: Auth): Promise<void> {
  const { emulatorConfig } = auth;
  if (!emulatorConfig || 'gapi' in window) return Promise.resolve();
  const script = document.createElement('script');
  script.src = `${emulatorConfig.protocol}://${emulatorConfig.host}:${emulatorConfig.port}/gapi.js`;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(unreachable());
    document.head.append(script);
  });
}
