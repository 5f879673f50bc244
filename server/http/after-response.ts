import 'server-only';
import { after } from 'next/server';
import { errorFields, log } from '@/server/platform/log';

/**
 * Runs work after the response is sent, so that its duration reveals nothing to the caller. A graceful stop waits for
 * it; a killed process does not run it.
 */
export function afterResponse(work: () => Promise<void>): void {
  after(async () => {
    try {
      await work();
    } catch (error) {
      log('error', 'error after a response', errorFields(error));
    }
  });
}
