/** Next calls this once when the shop starts to serve; a build serves nothing. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { requireGoodSettings, warnOfMissingSettings } = await import('./server/settings');
  requireGoodSettings();
  warnOfMissingSettings();
  const { database } = await import('./server/database');
  const { runApart } = await import('./server/chores/run-apart');
  const { everyChore } = await import('./server/chores/every-chore');
  const { deliveryFromEnvironment } = await import('./server/mail/deliver');
  runApart(database, everyChore(deliveryFromEnvironment()));
}
