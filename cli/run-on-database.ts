import { constants } from 'node:os';
import { join } from 'node:path';
import { shopDate } from '@/domain/shop-date';
import { loadPublished } from '@/server/catalogue/published';
import { type Database, openDatabase } from '@/server/database/database';
import { unopened } from '@/server/database/require-database';
import { registerFeatures } from '@/server/events/registry';
import * as features from '@/server/features';
import { CURRENT } from '../runtime/builds';
import { offerLanguages } from '../runtime/language-modules';
import { runProgram } from '../runtime/reported-error';
import { root } from '../runtime/root';
import { exitOnSignals } from '../runtime/stop';

/** Runs a command. A signal ends it by an exit, which deletes temporary files; the exit code is that of a shell. */
export function runCommand(main: () => Promise<void>): void {
  const stopExiting = exitOnSignals((signal) => 128 + constants.signals[signal]);
  runProgram(() => main().finally(stopExiting));
}

/** Runs an owner's command on the shop's database and prints its output. */
export function runOnDatabase(work: (db: Database, args: string[]) => Promise<string>): void {
  runCommand(async () => {
    registerFeatures(features);
    offerLanguages(join(root, CURRENT));
    const db = await openDatabase(process.env.DATABASE_URL).catch((error: unknown) => {
      throw unopened(error);
    });
    try {
      await loadPublished(db, shopDate());
      process.stdout.write(`${(await work(db, process.argv.slice(2))).trimEnd()}\n`);
    } finally {
      await db.destroy();
    }
  });
}
