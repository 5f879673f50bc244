// Imported first by the owner's commands. Loads the `.env` files that the shop reads, in its order, without overriding set
// variables. Ends the command with one sentence in a checkout that was never built: the modules after this one read the names
// of the pictures.
import { loadEnvConfig } from '@next/env';
import { existsSync } from 'node:fs';
import { noPictureNames } from '@/domain/no-picture-names';

loadEnvConfig(process.cwd(), false);

if (!existsSync('public/pictures/manifest.json')) {
  console.error(noPictureNames);
  process.exit(1);
}
