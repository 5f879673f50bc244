import { UnsecuredJWT } from 'jose';
import { emulatedProject } from '@/contract/auth-emulator';

/** An address as a member's page sends it. */
export const savedAddress = {
  fullName: 'Ada Lovelace',
  line1: '1 Odd Street',
  line2: '',
  city: 'Brooklyn',
  region: 'NY',
  postalCode: '11201',
  country: 'US',
};

/**
 * Returns the headers of a member's request from this machine. Set AUTH_EMULATOR_ADDRESS before the first one, because
 * the sign-in mode is read once.
 *
 * @param token by default one of this moment, with an unverified email address.
 */
export function memberHeaders(
  userId: string,
  email = `${userId}@example.com`,
  { isVerified = false, ageMs = 0 }: { isVerified?: boolean; ageMs?: number } = {},
): Record<string, string> {
  const { projectId } = emulatedProject;
  const now = Math.floor((Date.now() - ageMs) / 1000);
  const token = new UnsecuredJWT({ email, email_verified: isVerified, auth_time: now })
    .setIssuer(`https://securetoken.google.com/${projectId}`)
    .setAudience(String(projectId))
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .encode();
  return { authorization: `Bearer ${token}`, host: 'localhost:3000', 'x-odd-hours-caller': '127.0.0.1' };
}
