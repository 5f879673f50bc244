import { setTimeout as delay } from 'node:timers/promises';

/** Printed with the address once the shop responds. `npm start` and the tests wait for it. */
export const OPEN = 'Odd Hours is open';

/** Polling interval, in ms. */
const POLL_MS = 50;

/**
 * Resolves once the shop responds. Next runs `instrumentation.ts` before its first response, which opens and migrates
 * the database or ends the process.
 * @param origin of the shop, such as `http://127.0.0.1:3000`
 */
export async function untilAnswering(origin: string): Promise<void> {
  for (;;) {
    // A connection is cut after a minute, and a migration may take longer.
    const answer = await fetch(`${origin}/api/health/live`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(POLL_MS);
  }
}
