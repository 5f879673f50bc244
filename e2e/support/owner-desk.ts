import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { deskOwner, queryDatabase, runOwnersCommand } from './database';
import { firstGroupIn } from './mails';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const newToken = () => randomBytes(24).toString('base64url');
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** How an owner gets into the desk: by a session in the database, or by a passkey of a virtual authenticator. */
export class OwnerDesk {
  constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {}

  /** Path of a new invitation, as `npm run owners -- invite` prints it. */
  async invite(): Promise<string> {
    return firstGroupIn(await runOwnersCommand('invite', deskOwner), /(\/desk\/invite\/[\w-]+)/);
  }

  /** Plugs in an authenticator that makes and uses passkeys without asking (Chrome DevTools Protocol, WebAuthn). */
  async plugInAuthenticator(): Promise<void> {
    const browser = await this.page.context().newCDPSession(this.page);
    await browser.send('WebAuthn.enable');
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const;
    await browser.send('WebAuthn.addVirtualAuthenticator', { options });
  }

  /** Makes a passkey by an invitation, which signs the owner in. */
  async makePasskey(): Promise<void> {
    await this.plugInAuthenticator();
    await this.page.goto(await this.invite());
    await this.page.getByRole('button', { name: 'Make a passkey', exact: true }).click();
    await this.page.getByRole('heading', { name: 'Today', exact: true }).waitFor();
  }

  /** Signs this browser in without a passkey, as if it had been used a moment ago. */
  async signIn(device = 'Test'): Promise<void> {
    const token = newToken();
    await queryDatabase(
      'insert into desk_sessions (token_hash, id, email, passkey, device, created_at, confirmed_at, expires_at) values (?, ?, ?, ?, ?, ?, ?, ?)',
      [hashOf(token), randomUUID(), deskOwner, 'none', device, inMinutes(0), inMinutes(0), inMinutes(600)],
    );
    await this.page.context().addCookies([{ name: 'desk', value: token, url: this.origin, sameSite: 'Strict' }]);
  }

  /** Deletes the passkey of this browser's session from the database; the authenticator keeps it. */
  async deletePasskey(): Promise<void> {
    const sql = 'delete from desk_passkeys where id = (select passkey from desk_sessions where token_hash = ?)';
    await queryDatabase(sql, [await this.sessionHash()]);
  }

  /** Makes the last use of this browser's passkey older than ten minutes. */
  async forgetPasskeyUse(): Promise<void> {
    const sql = 'update desk_sessions set confirmed_at = ? where token_hash = ?';
    await queryDatabase(sql, [inMinutes(-11), await this.sessionHash()]);
  }

  private async sessionHash(): Promise<string> {
    const cookies = await this.page.context().cookies();
    return hashOf(cookies.find(({ name }) => name === 'desk')?.value ?? '');
  }
}
