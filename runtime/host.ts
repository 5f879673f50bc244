import { isIPv6 } from 'node:net';
import { type Where } from './listen';
import { ReportedError } from '@/domain/reported-error';

/** Names of this machine that no other machine reaches. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/** Addresses that mean every interface. */
const EVERY = ['0.0.0.0', '::'];

/**
 * Returns where the shop listens: on HOST if it is set. Otherwise on loopback behind proxies or with the Auth emulator: a direct
 * client could forge its caller address, and the emulator accepts every sign-in. Otherwise on every interface.
 * @throws {ReportedError} when HOST would open the emulator to the network without OPEN_TO_NETWORK
 */
export function placeOf(env: Partial<NodeJS.ProcessEnv>): Pick<Where, 'host' | 'loopbackOnly'> {
  const { HOST: host } = env;
  const hasEmulator = Boolean(env.AUTH_EMULATOR_ADDRESS) && env.OPEN_TO_NETWORK !== '1';
  if (!host) return { loopbackOnly: hasEmulator || (hasProxies(env) && env.OPEN_TO_NETWORK !== '1') };
  if (hasEmulator && !LOOPBACK.test(host))
    throw new ReportedError(
      `HOST=${host} would open the Auth emulator, which accepts every sign-in. Set a Firebase project, or OPEN_TO_NETWORK=1.`,
    );
  return host === 'localhost' ? { loopbackOnly: true } : { host, loopbackOnly: false };
}

/** `server/settings.ts` rejects an invalid number. */
const hasProxies = ({ TRUSTED_PROXIES: proxies = '' }: Partial<NodeJS.ProcessEnv>) => !['', '0'].includes(proxies);

/** The host in URLs by which this machine itself reaches the shop. */
export const ownHost = ({ HOST: host = '' }: Partial<NodeJS.ProcessEnv>): string =>
  host === '' || host === 'localhost' || EVERY.includes(host) ? '127.0.0.1' : isIPv6(host) ? `[${host}]` : host;
