/** Next calls this once when the shop starts to serve; a build serves nothing. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  (await import('./server/settings')).requireGoodSettings();
  const { database } = await import('./server/database');
  const { startHousekeeping } = await import('./server/housekeeping');
  const { deliveryFromEnvironment } = await import('./server/mail/deliver');
  startHousekeeping(database, deliveryFromEnvironment());
}
