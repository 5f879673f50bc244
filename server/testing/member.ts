import { UnsecuredJWT } from 'jose';
import { emulatedProject } from '@/contract/auth-emulator';

/** An address as a member's page sends it to be kept. */
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
 * The headers of a request that a member sends from this machine. The Auth emulator has to be set up before the first one
 * (`AUTH_EMULATOR_ADDRESS`): how a shop signs in is read once.
 */
export function memberHeaders(userId: string, email = `${userId}@example.com`): Record<string, string> {
  const { projectId } = emulatedProject;
  const now = Math.floor(Date.now() / 1000);
  const token = new UnsecuredJWT({ email, email_verified: false, auth_time: now })
    .setIssuer(`https://securetoken.google.com/${projectId}`)
    .setAudience(String(projectId))
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .encode();
  return { authorization: `Bearer ${token}`, host: 'localhost:3000', 'x-odd-hours-caller': '127.0.0.1' };
}
