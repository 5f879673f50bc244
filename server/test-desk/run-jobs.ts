import 'server-only';
import { type Database } from '@/server/database/database';
import { shopDate } from '@/domain/shop-date';
import { allJobs } from '@/server/jobs/all-jobs';
import { errorFields, log } from '@/server/platform/log';
import { deskDelivery } from './mail';

/** Runs every job once, one after the other, at the time of the shop's clock. @returns the names of those that failed */
export async function runAllJobs(db: Database): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run, boundMs } of allJobs(deskDelivery())) {
    try {
      await run(db, shopDate(), AbortSignal.timeout(boundMs));
    } catch (error) {
      log('warn', 'job failed', { job: name, ...errorFields(error) });
      failed.push(name);
    }
  }
  return failed;
}
