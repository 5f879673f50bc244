// Opens the database named on the command line, as a starting shop does: `tsx open-database.ts <DATABASE_URL>`.
import { openDatabase } from '@/server/database/database';

openDatabase(process.argv[2])
  .then((db) => db.destroy())
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
