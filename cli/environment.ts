// Imported first by the owner's commands. Loads `.env.local` and `.env` as Next does, without overriding set variables.
import { existsSync } from 'node:fs';

for (const file of ['.env.local', '.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}
