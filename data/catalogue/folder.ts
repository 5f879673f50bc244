import { join } from 'node:path';

/** Where the catalogue's files are: `data/`, or the folder that `CATALOGUE_DIR` names. */
export function catalogueFolder(): string {
  return process.env.CATALOGUE_DIR || join(process.cwd(), 'data');
}
