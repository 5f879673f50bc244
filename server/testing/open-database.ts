// Opens the database of the command line like a starting shop: `tsx open-database.ts <DATABASE_URL>`.
import { openDatabase } from '@/server/database/database';

openDatabase(process.argv[2])
  .then((db) => db.destroy())
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
