// Imported first by the owner's commands: reads `.env.local` and `.env` as Next does. What is set already stays.
import { existsSync } from 'node:fs';

for (const file of ['.env.local', '.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}
