import { FirebaseError } from 'firebase/app';
import { connectAuthEmulator, type Auth } from 'firebase/auth';
import { authEmulatorRoute } from '@/contract/auth-emulator';
import { requestApi } from './request-api';
import { providerUnreachable } from './sign-in-rejection';

const unreachable = () => new FirebaseError(providerUnreachable.code, providerUnreachable.message);

/**
 * Fetches the emulator's address from the shop.
 * @throws {FirebaseError} if the shop cannot be reached
 */
export async function findEmulator(): Promise<string> {
  const answer = await requestApi(authEmulatorRoute);
  if (!answer.ok) throw unreachable();
  return answer.value.address;
}

/** Makes an Auth instance use the emulator at an address, such as `http://127.0.0.1:9099`. */
export function attachEmulator(auth: Auth, address: string): void {
  connectAuthEmulator(auth, address, { disableWarnings: true });
}

/**
 * Loads the emulator's version of Google's script, which the SDK would fetch from the Internet.
 * @throws {FirebaseError} when it cannot be reached
 */
export function preparePopup(address: string): Promise<void> {
  if ('gapi' in window) return Promise.resolve();
  const script = document.createElement('script');
  script.src = `${address}/gapi.js`;
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(unreachable());
    document.head.append(script);
  });
}
