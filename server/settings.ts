import 'server-only';
import { makersNotSoldToEu } from '@/data/eu-sales';
import { agentsSetting, site } from '@/data/site';
import { ReportedError } from '@/domain/reported-error';
import { trustedProxies } from '@/domain/trusted-proxies';
import { signInMode } from '@/server/accounts/sign-in-mode';
import { requireSiteUrl } from '@/domain/site-url';
import { mailSettings } from '@/server/notifications/deliver';
import { ownerEmail } from '@/server/notifications/notify-owner';
import { log } from '@/server/platform/log';
import { ownersOf } from './desk/owners';
import { backupSettings } from './backup/backup-settings';
import { sellerOf } from './invoices/seller';
import { paymentMode, stripeSettings } from './payments/mode';
import { requireSafeStripe } from './payments/safe-stripe';
import { hasTestDesk } from './test-desk/settings';

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
    requireSiteUrl(process.env.SITE_URL);
    ownerEmail();
    mailSettings();
    ownersOf();
    backupSettings();
    sellerOf();
    hasTestDesk();
    if (agentsSetting() === undefined) throw new ReportedError('AGENTS must be on, off or empty.');
  } catch (error) {
    if (!(error instanceof ReportedError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Logs a warning for recommended settings that are missing. */
export function warnOfMissingSettings(): void {
  if (ownerEmail() === undefined) log('warn', 'OWNER_EMAIL is not set: the owner gets no mail', {});
  const makers = makersNotSoldToEu(process.env);
  if (makers.length > 0)
    log('warn', 'data/makers.json is incomplete: the shop does not sell these makers to the EU', {
      makers: makers.join(', '),
    });
}
