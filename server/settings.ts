import 'server-only';
import { makersNotReadyForEu } from '@/data/makers';
import { agentsSetting, site } from '@/data/site';
import { trustedProxies, TrustedProxiesError } from '@/domain/caller-address';
import { signInMode, UnsafeSignInError } from '@/server/accounts/sign-in-mode';
import { ownerEmail, OwnerEmailError } from '@/server/notifications/notify-owner';
import { log } from '@/server/platform/log';
import { ownersOf, OwnersError } from './desk/owners';
import { backupSettings, BackupSettingsError } from './backup/backup-settings';
import { InvoiceSettingsError, sellerOf } from './invoices/seller';
import { paymentMode, PaymentSettingsError, stripeSettings, takesRealMoney } from './payments/mode';
import { requireSafeStripe } from './payments/safe-stripe';
import { hasTestDesk, TestDeskError } from './test-desk/settings';

/** AGENTS is neither `on` nor `off`. */
class AgentsSettingError extends Error {
  constructor() {
    super('AGENTS must be on, off or empty.');
    this.name = 'AgentsSettingError';
  }
}

/**
 * Exits with a message of one sentence if a setting is unsafe or invalid. Without this check, Next would start and
 * answer every request with 500.
 */
export function requireValidSettings(): void {
  try {
    const signIn = signInMode();
    paymentMode();
    requireSafeStripe(stripeSettings(), {
      siteUrl: site.url,
      signsInWithEmulator: signIn.kind === 'emulator',
      isProduction: process.env.NODE_ENV === 'production',
      allowTestKey: process.env.ALLOW_STRIPE_TEST_KEY === '1',
    });
    trustedProxies(process.env);
    ownerEmail();
    ownersOf();
    backupSettings();
    sellerOf();
    hasTestDesk();
    if (agentsSetting() === undefined) throw new AgentsSettingError();
  } catch (error) {
    const known = [
      PaymentSettingsError,
      UnsafeSignInError,
      TrustedProxiesError,
      OwnerEmailError,
      OwnersError,
      BackupSettingsError,
      InvoiceSettingsError,
      AgentsSettingError,
      TestDeskError,
    ];
    if (!(error instanceof Error) || !known.some((kind) => error instanceof kind)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Logs a warning for recommended settings that are missing. */
export function warnOfMissingSettings(): void {
  if (ownerEmail() === undefined) log('warn', 'OWNER_EMAIL is not set: the owner gets no mail', {});
  const makers = takesRealMoney() ? makersNotReadyForEu() : [];
  if (makers.length > 0)
    log('warn', 'data/makers.json is incomplete: the shop does not sell these makers to the EU', {
      makers: makers.join(', '),
    });
}
