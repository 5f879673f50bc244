import { type Instrumentation } from 'next';
import { type StopMessage } from './runtime/stop';

/** Next calls this once at start; a build skips it. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { requireValidSettings, warnOfMissingSettings } = await import('./server/settings');
  requireValidSettings();
  warnOfMissingSettings();
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) (await import('./server/platform/tracing')).startTracing();
  const { registerFeatures } = await import('./server/events/registry');
  registerFeatures(await import('./server/features'));
  const { database } = await import('./server/database/database');
  const { requireDatabase } = await import('./server/database/require-database');
  const { seedStock } = await import('./server/stock/seed');
  await requireDatabase(database, (db) => seedStock(db, new Date()));
  const { runJobs } = await import('./server/jobs/run-jobs');
  const { allJobs } = await import('./server/jobs/all-jobs');
  const { deliveryFromEnvironment } = await import('./server/notifications/deliver');
  const stop = runJobs(database, allJobs(deliveryFromEnvironment()));
  const { subscribe } = await import('node:diagnostics_channel');
  // The HTTP server collects here what it waits for before it exits (`runtime/serve.ts`).
  subscribe('odd-hours:stop', (message) => (message as StopMessage).waitFor.push(stop()));
}

/** Logs an exception of a page's rendering; route handlers log their own. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('./server/platform/request-error');
  await logRequestError(...failure);
};
