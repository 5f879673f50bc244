// Imported first by the owner's commands. Loads `.env.local` and `.env` as Next does, without overriding set variables. Ends the
// command with one sentence in a checkout that was never built: the modules after this one read the names of the pictures.
import { existsSync } from 'node:fs';
import { noPictureNames } from '@/domain/no-picture-names';

for (const file of ['.env.local', '.env']) {
  if (existsSync(file)) process.loadEnvFile(file);
}

if (!existsSync('public/pictures/manifest.json')) {
  console.error(noPictureNames);
  process.exit(1);
}
