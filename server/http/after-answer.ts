import 'server-only';
import { after } from 'next/server';
import { factsOf, log } from '@/server/platform/log';

/**
 * Does something once the answer has gone, so that how long it takes tells the caller nothing. A shop that is told to stop
 * waits for it; one that is killed does not do it.
 */
export function afterAnswer(work: () => Promise<void>): void {
  after(async () => {
    try {
      await work();
    } catch (error) {
      log('error', 'fault after an answer', factsOf(error));
    }
  });
}
