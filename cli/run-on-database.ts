import { join } from 'node:path';
import { shopDate } from '@/domain/shop-date';
import { BackupError } from '@/server/backup/format';
import { loadPublished } from '@/server/catalogue/published';
import { type Database, openDatabase } from '@/server/database/database';
import { DatabaseUrlError } from '@/server/database/engine';
import { registerFeatures } from '@/server/events/registry';
import * as features from '@/server/features';
import { OwnersError } from '@/server/desk/owners';
import { OwnerEmailError } from '@/server/notifications/notify-owner';
import { CURRENT } from '../runtime/builds';
import { offerLanguages } from '../runtime/language-modules';
import { ReportedError, runProgram } from '../runtime/reported-error';
import { root } from '../runtime/root';

/** Runs an owner's command on the shop's database and prints its output. */
export function runOnDatabase(work: (db: Database, args: string[]) => Promise<string>): void {
  runProgram(async () => {
    try {
      registerFeatures(features);
      offerLanguages(join(root, CURRENT));
      const db = await openDatabase(process.env.DATABASE_URL);
      try {
        await loadPublished(db, shopDate());
        process.stdout.write(`${(await work(db, process.argv.slice(2))).trimEnd()}\n`);
      } finally {
        await db.destroy();
      }
    } catch (error) {
      const isExpected =
        error instanceof BackupError ||
        error instanceof DatabaseUrlError ||
        error instanceof OwnerEmailError ||
        error instanceof OwnersError;
      throw isExpected ? new ReportedError(error.message) : error;
    }
  });
}
