import 'server-only';
import { agentsSetting, site } from '@/data/site';
import { signInMode, UnsafeSignInError } from '@/server/accounts/sign-in-mode';
import { trustedProxies, TrustedProxiesError } from '@/server/http/caller-address';
import { ownerEmail, OwnerEmailError } from '@/server/notifications/tell-owner';
import { log } from '@/server/platform/log';
import { backupSettings, BackupSettingsError } from './backup/backup-settings';
import { paymentMode, PaymentSettingsError, stripeSettings } from './payments/mode';
import { requireSafeStripe } from './payments/safe-stripe';

/** AGENTS says neither `on` nor `off`. */
class AgentsSettingError extends Error {
  constructor() {
    super('AGENTS is on or off, or is left out.');
    this.name = 'AgentsSettingError';
  }
}

/**
 * Ends the process, with one sentence, where its settings would let anybody in, take orders that are never paid, limit
 * the wrong callers, write to an owner who is nowhere, or back up at no time. Next itself would go on and answer every request with 500.
 */
export function requireGoodSettings(): void {
  try {
    const signIn = signInMode();
    paymentMode();
    requireSafeStripe(stripeSettings(), {
      siteUrl: site.url,
      signsInWithEmulator: signIn.kind === 'emulator',
      isProduction: process.env.NODE_ENV === 'production',
      allowTestKey: process.env.ALLOW_STRIPE_TEST_KEY === '1',
    });
    trustedProxies();
    ownerEmail();
    backupSettings();
    if (agentsSetting() === undefined) throw new AgentsSettingError();
  } catch (error) {
    const known = [
      PaymentSettingsError,
      UnsafeSignInError,
      TrustedProxiesError,
      OwnerEmailError,
      BackupSettingsError,
      AgentsSettingError,
    ];
    if (!(error instanceof Error) || !known.some((kind) => error instanceof kind)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Says in the log what a shop that is trusted with money would have set. */
export function warnOfMissingSettings(): void {
  if (ownerEmail() === undefined) log('warn', 'OWNER_EMAIL is not set: the owner is told of nothing by mail', {});
}
