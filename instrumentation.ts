import { type Instrumentation } from 'next';
import { type StopMessage } from './runtime/stop';
import { type UnavailableMessage } from './runtime/unavailable-records';

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
  const { shopDate } = await import('./domain/shop-date');
  const { loadPublished } = await import('./server/catalogue/published');
  await requireDatabase(database, async (db) => {
    await seedStock(db, shopDate());
    await loadPublished(db, shopDate());
  });
  const { runJobs } = await import('./server/jobs/run-jobs');
  const { jobsOfProcess } = await import('./server/jobs/all-jobs');
  const { deskDelivery } = await import('./server/test-desk/mail');
  const stop = runJobs(database, jobsOfProcess(deskDelivery()));
  const { subscribe } = await import('node:diagnostics_channel');
  // The HTTP server collects the promises that it awaits before it exits (`runtime/serve.ts`).
  subscribe('odd-hours:stop', (message) => (message as StopMessage).waitFor.push(stop()));
}

/**
 * Logs an exception of a page's rendering; route handlers log their own. The HTTP server answers 503 if the database did not answer
 * (`runtime/unavailable-records.ts`).
 */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [error, { headers }] = failure;
  const { isDatabaseUnavailable } = await import('./server/database/database-error');
  if (isDatabaseUnavailable(error)) {
    const { channel } = await import('node:diagnostics_channel');
    const message: UnavailableMessage = { request: String(headers['x-odd-hours-request']) };
    channel('odd-hours:records-unavailable').publish(message);
  }
  const { logRequestError } = await import('./server/platform/request-error');
  await logRequestError(...failure);
};
